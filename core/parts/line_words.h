#pragma once

#include "core/rules/line_words.h"
