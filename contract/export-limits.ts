/** More than a person reads on paper. */
export const MOST_ITEMS_IN_PDF = 1000
/** Further rows of a spreadsheet have the picture's address. */
export const MOST_PICTURES_IN_XLSX = 1000
/** The most rows of a printed budget: some five hundred pages. */
export const MOST_ROWS_IN_BUDGET_PDF = 6000
