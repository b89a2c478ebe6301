export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

/** A file's kind by its first bytes, whatever its name says. */
const marks: { kind: PictureKind; pattern: RegExp }[] = [
  { kind: 'jpeg', pattern: /^\xff\xd8\xff/ },
  { kind: 'png', pattern: /^\x89PNG\r\n/ },
  { kind: 'gif', pattern: /^GIF8[79]a/ },
  { kind: 'webp', pattern: /^RIFF[^]{4}WEBP/ },
  // The main brand, or a compatible one.
  { kind: 'avif', pattern: /^[^]{4}ftyp(?:[^]{4})*?avi[fs]/ },
]

/** How many first bytes are enough. */
export const TELLING_BYTES = 64

/** Null for kinds that are not accepted as avatars. */
export function pictureKindOf(firstBytes: Uint8Array): PictureKind | null {
  const text = String.fromCharCode(...firstBytes.subarray(0, TELLING_BYTES))
  return marks.find(({ pattern }) => pattern.test(text))?.kind ?? null
}
