import { open } from 'node:fs/promises'

const HEAD_BYTES = 64 * 1024
const TAIL_BYTES = 64

const ONE_PRODUCT_A_LINE = 'Quarry reads one product a line (JSON Lines).'

/** A sentence naming the likely format of a file that is not JSON Lines; undefined if it may be. */
export async function seemsToBe(path: string): Promise<string | undefined> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const read = async (from: number, length: number) =>
      (await file.read({ buffer: Buffer.alloc(length), position: from })).buffer.toString('utf8')
    const head = (await read(0, Math.min(HEAD_BYTES, size))).replace(/^\uFEFF/, '').trimStart()
    const tail = (await read(Math.max(0, size - TAIL_BYTES), Math.min(TAIL_BYTES, size))).trimEnd()
    return shapeOf(head, tail)
  } finally {
    await file.close()
  }
}

/** Recognises a format by the first and last bytes of a file. */
export function shapeOf(head: string, tail: string): string | undefined {
  const [first = '', second = ''] = head.split(/\r?\n/).filter((line) => line.trim())
  if (first.startsWith('[') && tail.endsWith(']')) return `This is one JSON array; ${ONE_PRODUCT_A_LINE}`
  if (first.trim() === '{') return `This is JSON spread over several lines; ${ONE_PRODUCT_A_LINE}`
  if (first.startsWith('PK\u0003\u0004'))
    return `This seems to be an Excel file or another archive; ${ONE_PRODUCT_A_LINE}`
  if (first.startsWith('<')) return `This seems to be XML or HTML; ${ONE_PRODUCT_A_LINE}`
  if (isSeparated(first, second)) return `This seems to be CSV; ${ONE_PRODUCT_A_LINE}`
  return undefined
}

function isSeparated(first: string, second: string): boolean {
  if (first.startsWith('{') || first.startsWith('[')) return false
  return [',', ';', '\t'].some((mark) => first.split(mark).length > 1 && (!second || second.includes(mark)))
}
