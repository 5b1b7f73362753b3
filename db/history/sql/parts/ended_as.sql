coalesce(outcome, iif(winners = '[]', 'drawn', 'won'))
