import { ownValue } from '../../../contract/own-value.ts'

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Decodes entities; only the five of XML and character references are known. */
export function unescapeXml(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x?[0-9a-f]{1,8}|\w{1,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ownValue(NAMED, name) ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

/** The attributes of a tag by name without prefix. */
export function tagAttributesOf(attributes: string): Map<string, string> {
  const found = new Map<string, string>()
  const one = /\s*(?:[^\s=:"']+:)?([^\s=:"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y
  for (let next = one.exec(attributes); next; next = one.exec(attributes)) {
    const [, name = '', double, single] = next
    if (!found.has(name)) found.set(name, unescapeXml(double ?? single ?? ''))
  }
  return found
}

/** A property that is on where its tag stands, unless its value says otherwise: `<strike/>`, `<strike val="0"/>`. */
export function isOn(attributes: string): boolean {
  return isTrue(tagAttributesOf(attributes).get('val') ?? '1')
}

export function isTrue(stated: string | undefined): boolean {
  return stated !== undefined && /^\s*(?:1|true|on)\s*$/i.test(stated)
}

/** Decodes `_x000D_` and the like, by which Excel writes what XML cannot hold (ECMA-376 part 1, 22.9.2.19). */
export function unescapeOffice(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** The text of a string item, collected from its tags: its runs joined, without phonetic readings. */
export interface StringItem {
  onOpen(name: string, attributes: string): void
  onClose(name: string): void
  onText(text: string): void
  /** Returns the text since the last call, and whether it is struck out; undefined if that is up to the cell's style. */
  take(): { text: string; isStruck: boolean | undefined }
}

/** Keeps only the beginning of a long text, one character more than the limit. */
export function createStringItem(longest: number): StringItem {
  let text = ''
  let isText = false
  let isReading = false
  /** Of the run that is being read, and of those before it. */
  let isRunStruck: boolean | undefined
  let isStruck: boolean | undefined
  let hasSigns = false
  return {
    onOpen(name, attributes) {
      if (name === 't') isText = true
      else if (name === 'rPh') isReading = true
      else if (name === 'r') isRunStruck = undefined
      else if (name === 'rPr') isRunStruck = false
      else if (name === 'strike') isRunStruck = isOn(attributes)
    },
    onClose(name) {
      if (name === 't') isText = false
      else if (name === 'rPh') isReading = false
    },
    onText(piece) {
      if (!isText || isReading || text.length > longest) return
      if (piece.trim() !== '') {
        isStruck = !hasSigns || isStruck === isRunStruck ? isRunStruck : false
        hasSigns = true
      }
      text += piece.slice(0, longest + 1 - text.length)
    },
    take() {
      const taken = { text: unescapeOffice(text), isStruck }
      text = ''
      isRunStruck = undefined
      isStruck = undefined
      hasSigns = false
      return taken
    },
  }
}
