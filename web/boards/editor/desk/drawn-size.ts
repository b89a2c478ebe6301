/** CSS px of a millimetre on the paper before it is zoomed. */
export const DRAWN_PX_PER_MM = 4
