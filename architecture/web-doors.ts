/** Of each of the browser's domains the files that others may import; whatever else lies there is its own. */
export const webDoors: Record<string, string[]> = {}
