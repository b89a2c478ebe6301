/** The data of a paste or a drop. */
interface Transfer {
  files: Iterable<File>
  types: readonly string[]
}

/** The pasted picture, if any. A copied cell or line brings a picture of itself beside its text: text takes precedence. */
export function pastedPicture({ files, types }: Transfer): File | undefined {
  if (types.includes('text/plain')) return undefined
  return [...files].find(({ type }) => type.startsWith('image/'))
}

/** The dropped file of any type: a document is refused later with a message. */
export function droppedFile({ files }: Transfer): File | undefined {
  const [first] = files
  return [...files].find(({ type }) => type.startsWith('image/')) ?? first
}
