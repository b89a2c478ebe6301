import type { Readable } from 'node:stream'
import type { Encoding } from '../../../contract/import-table.ts'

/** The characters of the bytes 80 to FF, after the Unicode consortium's mappings of the DOS code pages (VENDORS/MICSFT/PC). */
const DOS_PAGES: Partial<Record<Encoding, string>> = {
  ibm437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  ibm850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
}

/** What `TextDecoder` is used for here. */
interface Decoder {
  /** Unreadable bytes become U+FFFD. Without bytes, what is left of the last ones. */
  decode(bytes?: Uint8Array, options?: { stream: boolean }): string
}

export function createDecoder(encoding: Encoding): Decoder {
  const page = DOS_PAGES[encoding]
  if (page === undefined) return new TextDecoder(encoding)
  return {
    decode: (bytes = new Uint8Array()) =>
      Buffer.from(bytes)
        .toString('latin1')
        .replace(/[\x80-\xff]/g, (byte) => page[byte.charCodeAt(0) - 0x80] ?? ''),
  }
}

/** Encodings in which the byte of a backslash is the sign of the currency, which `TextDecoder` does not know. */
const SIGNS: Partial<Record<Encoding, string>> = { shift_jis: '¥', 'euc-jp': '¥', 'euc-kr': '₩' }

/** Decodes a stream of bytes piece by piece. */
export async function* decodeText(bytes: Readable, encoding: Encoding): AsyncGenerator<string> {
  const decoder = createDecoder(encoding)
  const sign = SIGNS[encoding]
  let rest = ''
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    const text = rest + decoder.decode(chunk, { stream: true })
    rest = sign !== undefined && text.endsWith('\\') ? '\\' : ''
    yield priced(text.slice(0, text.length - rest.length))
  }
  yield priced(rest + decoder.decode())

  /** `\1,150` is a price, `C:\boards` none. */
  function priced(text: string): string {
    return sign === undefined ? text : text.replaceAll(/\\(?=\p{Nd})/gu, sign)
  }
}
