/** CSS px per millimetre of a drawn paper at zoom 1. */
export const PX_PER_MM = 4
