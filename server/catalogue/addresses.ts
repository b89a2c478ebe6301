/** The address of a picture; the client adds its width (`?width=`). */
export function pictureAddress(key: string): string
export function pictureAddress(key: string | null | undefined): string | null
export function pictureAddress(key: string | null | undefined): string | null {
  return key ? `/images/${key}` : null
}

/** The address of a document, ending in a file name for a person. */
export function documentAddress(key: string, name: string, format: string): string {
  return `/files/${key}/${encodeURIComponent(`${name.replaceAll(/[/\\]/g, ' ')}.${format}`)}`
}
