export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

/** What a file's own first bytes say it is, whatever its name says. */
const marks: { kind: PictureKind; pattern: RegExp }[] = [
  { kind: 'jpeg', pattern: /^\xff\xd8\xff/ },
  { kind: 'png', pattern: /^\x89PNG\r\n/ },
  { kind: 'gif', pattern: /^GIF8[79]a/ },
  { kind: 'webp', pattern: /^RIFF[^]{4}WEBP/ },
  // The brand, or one of those it is compatible with.
  { kind: 'avif', pattern: /^[^]{4}ftyp(?:[^]{4})*?avi[fs]/ },
]

/** How many first bytes tell. */
export const TELLING_BYTES = 64

/** Null for anything that is taken for no avatar. */
export function pictureKindOf(firstBytes: Uint8Array): PictureKind | null {
  const text = String.fromCharCode(...firstBytes.subarray(0, TELLING_BYTES))
  return marks.find(({ pattern }) => pattern.test(text))?.kind ?? null
}
