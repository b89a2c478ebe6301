/** Where a picture is served; its width is the reader's to choose (`?width=`). */
export function pictureAddress(key: string): string
export function pictureAddress(key: string | null | undefined): string | null
export function pictureAddress(key: string | null | undefined): string | null {
  return key ? `/images/${key}` : null
}

/** Where a document is served, under a name a person would keep it by. */
export function documentAddress(key: string, name: string, format: string): string {
  return `/files/${key}/${encodeURIComponent(`${name.replaceAll(/[/\\]/g, ' ')}.${format}`)}`
}
