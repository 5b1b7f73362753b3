#include "app/ui/application.h"

wxIMPLEMENT_APP(castalia::Application);
