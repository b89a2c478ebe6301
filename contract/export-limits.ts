/** More than a person reads on paper. */
export const MOST_ITEMS_IN_PDF = 1000
/** Each further row of a spreadsheet has the picture's address. */
export const MOST_PICTURES_IN_XLSX = 1000
/** Rows of a printed budget: some five hundred pages. */
export const MOST_ROWS_IN_BUDGET_PDF = 6000
