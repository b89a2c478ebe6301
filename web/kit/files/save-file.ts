/** Saves a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download holds its own reference by then.
  setTimeout(() => URL.revokeObjectURL(address))
}
