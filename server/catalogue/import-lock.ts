/** First half of the two-number lock that an import holds while it is carried out; the second is its run's id. */
export const IMPORT_LOCK = 7_105_004
