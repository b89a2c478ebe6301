/** What of a paste or a drop is asked for. */
interface Transfer {
  files: Iterable<File>
  types: readonly string[]
}

/**
 * The picture that somebody pastes, if any. A copied cell or line of a document brings a picture of itself beside its words:
 * where there are words, they are meant.
 */
export function pastedPicture({ files, types }: Transfer): File | undefined {
  if (types.includes('text/plain')) return undefined
  return [...files].find(({ type }) => type.startsWith('image/'))
}

/** The file that somebody drops, whatever it is: who drops a document is told that it is no picture. */
export function droppedFile({ files }: Transfer): File | undefined {
  const [first] = files
  return [...files].find(({ type }) => type.startsWith('image/')) ?? first
}
