import { TableRefused } from './table-refused.ts'
import { unescapeXml } from './xml-text.ts'

/** No real tag is that long; a longer one is meant to keep the reader busy. */
const LONGEST_TAG = 64 * 1024
/** `&#1114111;` is the longest. */
const LONGEST_ENTITY = 12
const COMMENT = '<!--'
const CDATA = '<![CDATA['

/** Receives the contents of an XML document in order. Names come without their prefix. */
export interface XmlListener {
  /** `attributes` is the text after the name, for `tagAttributesOf`. */
  onOpen(name: string, attributes: string): void
  /** Called for an empty tag (`<a/>`) too. */
  onClose?(name: string): void
  /** A text comes in pieces of any length. */
  onText?(text: string): void
}

export interface XmlReader {
  write(chunk: string): void
  end(): void
}

/**
 * Reads XML as it arrives, in one pass and linear time, whatever is opened and never closed. It keeps no more than the longest tag. Throws
 * TableRefused for broken XML and for entity definitions.
 */
export function createXmlReader({ onOpen, onClose, onText }: XmlListener): XmlReader {
  /** A tag or entity that is not complete yet. */
  let rest = ''
  let depth = 0
  /** The end of the open comment, instruction or CDATA section. */
  let until: '-->' | '?>' | ']]>' | '' = ''
  const tagEnd = createTagEndFinder()

  return {
    write(chunk) {
      const xml = rest + chunk
      rest = xml.slice(read(xml, false))
    },
    end() {
      if (read(rest, true) < rest.length || until !== '' || depth !== 0) throw brokenXml()
    },
  }

  /** Returns the index of the first character that could not be read yet. */
  function read(xml: string, isEnd: boolean): number {
    let at = 0
    while (at < xml.length) {
      if (until !== '') {
        const end = xml.indexOf(until, at)
        const stop = end < 0 ? Math.max(at, xml.length - until.length + 1) : end
        if (until === ']]>' && stop > at) onText?.(xml.slice(at, stop))
        if (end < 0) return stop
        at = end + until.length
        until = ''
        continue
      }
      const start = xml.indexOf('<', at)
      const stop = start < 0 ? textEnd(xml, at, isEnd) : start
      if (stop > at) onText?.(unescapeXml(xml.slice(at, stop)))
      at = stop
      if (start < 0) return at
      const next = readMark(xml, at)
      if (next < 0) return at
      at = next
    }
    return at
  }

  /** Returns the index at which reading continues, or -1 if more must arrive first. */
  function readMark(xml: string, start: number): number {
    const sign = xml[start + 1]
    if (sign === '?') {
      until = '?>'
      return start + 2
    }
    if (sign !== '!') return readTag(xml, start)
    if (xml.startsWith(COMMENT, start)) {
      until = '-->'
      return start + COMMENT.length
    }
    if (xml.startsWith(CDATA, start)) {
      until = ']]>'
      return start + CDATA.length
    }
    const begun = xml.slice(start, start + CDATA.length)
    if (COMMENT.startsWith(begun) || CDATA.startsWith(begun)) return -1
    throw new TableRefused('The workbook defines entities of its own.', '工作簿含有自定义实体，无法读取。')
  }

  function readTag(xml: string, start: number): number {
    const end = tagEnd(xml, start)
    if (end < 0) return -1
    if (xml[start + 1] === '/') {
      depth -= 1
      if (depth < 0) throw brokenXml()
      onClose?.(nameIn(xml, start + 2, end))
      return end + 1
    }
    const isEmpty = xml[end - 1] === '/'
    const stop = isEmpty ? end - 1 : end
    let [from, to] = [start + 1, start + 1]
    for (; to < stop && xml.charCodeAt(to) > SPACE; to += 1) if (xml.charCodeAt(to) === COLON) from = to + 1
    const name = xml.slice(from, to)
    onOpen(name, xml.slice(to, stop))
    if (isEmpty) onClose?.(name)
    else depth += 1
    return end + 1
  }
}

/** Finds the end of the tag at `start`; -1 if more must arrive first, and the next call continues there. */
function createTagEndFinder(): (xml: string, start: number) => number {
  let seen = 0
  // A quoted value may contain `>`.
  let quote = 0
  return (xml, start) => {
    for (let at = start + Math.max(seen, 1); at < xml.length; at += 1) {
      const code = xml.charCodeAt(at)
      if (quote !== 0) {
        if (code === quote) quote = 0
      } else if (code === GREATER) {
        seen = 0
        return at
      } else if (code === DOUBLE || code === SINGLE) quote = code
      else if (code === LESS) throw brokenXml()
      if (at - start > LONGEST_TAG) throw brokenXml()
    }
    seen = xml.length - start
    return -1
  }
}

const [LESS, GREATER, DOUBLE, SINGLE] = [0x3c, 0x3e, 0x22, 0x27]
const [SPACE, COLON] = [0x20, 0x3a]

/** The end of the complete text: an entity at its end may be cut in two. */
function textEnd(xml: string, from: number, isEnd: boolean): number {
  if (isEnd) return xml.length
  const cut = xml.indexOf('&', Math.max(from, xml.length - LONGEST_ENTITY))
  return cut < 0 || xml.includes(';', cut) ? xml.length : cut
}

function nameIn(xml: string, from: number, end: number): string {
  const name = xml.slice(from, end).trimEnd()
  return name.slice(name.indexOf(':') + 1)
}

function brokenXml(): TableRefused {
  return new TableRefused(
    'The workbook is broken: a part of it is no whole XML. Open it in a spreadsheet and save it anew.',
    '工作簿已损坏：其中有内容不是完整的 XML。请用表格软件打开并重新保存。',
  )
}
