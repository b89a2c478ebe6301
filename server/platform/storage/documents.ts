/** The accepted document formats, recognised by content and never by name. */
const FORMATS: { format: string; mediaType: string; matches: (bytes: Buffer) => boolean }[] = [
  { format: 'pdf', mediaType: 'application/pdf', matches: (bytes) => bytes.subarray(0, 1024).includes('%PDF-') },
  { format: 'png', mediaType: 'image/png', matches: (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47]) },
  { format: 'jpg', mediaType: 'image/jpeg', matches: (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]) },
  {
    format: 'dwg',
    mediaType: 'image/vnd.dwg',
    matches: (bytes) => /^AC10\d\d$/.test(bytes.subarray(0, 6).toString('latin1')),
  },
  {
    format: 'xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    matches: (bytes) => isZip(bytes) && bytes.includes('[Content_Types].xml') && bytes.includes('xl/'),
  },
  { format: 'zip', mediaType: 'application/zip', matches: isZip },
]

export const LARGEST_DOCUMENT_BYTES = 60 * 1024 * 1024

/** The format of a document (`pdf`, `png`, `jpg`, `dwg`, `xlsx`, `zip`); undefined for anything else. */
export function findDocumentFormat(bytes: Buffer): string | undefined {
  return FORMATS.find(({ matches }) => matches(bytes))?.format
}

/** The media type of a format. */
export function mediaTypeOf(format: string): string {
  return FORMATS.find((one) => one.format === format)?.mediaType ?? 'application/octet-stream'
}

function isZip(bytes: Buffer): boolean {
  return startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])
}

function startsWith(bytes: Buffer, signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}
