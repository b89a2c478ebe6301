/**
 * What PostgreSQL takes or refuses of a statement, so that those that differ only in their values count once: without comments,
 * numbers of rows, and names of the tests' databases.
 */
export function shapeOf(text: string): string {
  return text
    .replace(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\$\d+(, \$\d+)+/g, '$…')
    .replaceAll(/\(\$…\)(, \(\$…\))+/g, '($…)…')
    .replaceAll(/test_[0-9a-f]{32}/g, 'test_…')
    .replaceAll(/'\{?\d[\d,]*\}?'/g, "'…'")
    .trim()
}
