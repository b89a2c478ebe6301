/** CSS px of a millimetre on a paper that is drawn and not zoomed. */
export const PX_PER_MM = 4
