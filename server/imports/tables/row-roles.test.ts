import { describe, expect, it } from 'vitest'
import type { ImportTableRow } from '../../../contract/import-table.ts'
import { remarkHeader } from '../mapping/remark-column.ts'
import { TEMPLATE_COLUMNS } from '../mapping/our-header.ts'
import { findHeader, namesOf } from './find-header.ts'
import { createRowSorter } from './row-roles.ts'

/** A table as written, one row a line, cells apart by bars. */
function rowsOf(text: string): ImportTableRow[] {
  return text
    .split('\n')
    .map((line, index) => ({ row: index + 1, cells: line.split('|').map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some(Boolean))
}

function sorted(text: string, change: (rows: ImportTableRow[]) => void = () => undefined, reads: 'hidden'[] = []) {
  const rows = rowsOf(text)
  change(rows)
  const { row, lines } = findHeader(rows)
  const header = rows.filter((one) => one.row >= row && one.row < row + lines)
  const letterhead = rows.filter((one) => one.row < row)
  const sorter = createRowSorter({ choice: { reads }, names: namesOf(header), header, letterhead })
  const below = rows.filter((one) => one.row >= row + lines)
  return [...below.flatMap((one) => [...sorter.take(one)]), ...sorter.end()].map((one) =>
    one.kind === 'row' ? [one.row.cells[0], ...one.titles].join(' < ') : one.kind,
  )
}

describe('rows below a header', () => {
  it.each([
    ['titles of sections', 'Model|Name|Price\nWall tiles||\nA-1|Ondina|12\nFloor tiles||\nA-2|Nera|13', ['section', 'A-1 < Wall tiles', 'section', 'A-2 < Floor tiles']],
    ['titles of two levels', 'Model|Name|Price\nWALL TILES||\nOndina||\nA-1|a|12\nNera||\nA-2|b|13\nFLOOR TILES||\nVento||\nA-3|c|1', ['section', 'section', 'A-1 < WALL TILES < Ondina', 'section', 'A-2 < WALL TILES < Nera', 'section', 'section', 'A-3 < FLOOR TILES < Vento']],
    ['a title without rows is of the footer', 'Model|Name|Price\nA-1|Ondina|12\nSee our terms||', ['A-1', 'footer']],
    ['notes and terms at the end', 'Model|Name|Price\nA-1|Ondina|12\nAll prices in EUR||\nPlus VAT||\nDelivery:|ex works|\nwww.nordhem.example||', ['A-1', 'footer', 'footer', 'footer', 'footer']],
    ['a note below a title', 'Model|Name|Price\nWall tiles||\nPrices per m², plus VAT.||\nA-1|Ondina|12', ['footer', 'section', 'A-1 < Wall tiles']],
    ['sums', 'Model|Name|Price|Qty\nA-1|Ondina|12|1\nTotal||12|1\n合计||12|', ['A-1', 'footer', 'footer']],
    ['sums in other languages', 'Model|Name|Price|Qty\nA-1|Ondina|12|1\n합계|10품목||\nSumma||12|1\nToplam||12|\nCelkem||12|\nИтого||12|', ['A-1', 'footer', 'footer', 'footer', 'footer', 'footer']],
    ['a product called after a sum', 'Model|Name|Price\nTotal white|Paint|12', ['Total white']],
    ['a sum that counts articles', '序号|型号|品名|单价\n1|A-1|仿古砖|12\n合计|1款||12', ['1', 'footer']],
    ['products of a brand that is called after a sum', 'Brand|Model|Price\nTotal|4711|12\nTotal|A-2|\nTotal||24', ['Total', 'Total', 'footer']],
    ['the header of each page', 'Nordhem Surfaces||\nModel|Name|Price\nA-1|Ondina|12\nNordhem Surfaces||\nModel|Name|Price\nA-2|Nera|13', ['A-1', 'header', 'header', 'A-2']],
    ['an article number alone is no title', 'Model|Name|Price\nA-1|Ondina|12\nA-2||\n60x60||\n4711||', ['A-1', 'A-2', '60x60', '4711']],
    ['titles with figures', 'Model|Name|Price\nSeries 5||\nA-1|Ondina|12\n600×600 仿古砖||\nA-2|Nera|13', ['section', 'A-1 < Series 5', 'section', 'A-2 < 600×600 仿古砖']],
    ['page numbers and short notes', 'Model|Name|Price\nA-1|Ondina|12\nSeite 1 von 2||\nA-2|Nera|13\n第1頁，共1頁||\n1/1ページ||\nE&OE||', ['A-1', 'footer', 'A-2', 'footer', 'footer', 'footer']],
    ...['Bodenfliesen €/m²', 'Mosaik inkl. MwSt.', '2. Wahl', '3) Sockel', 'Kleber & Co.', 'Zubehör etc.', 'Outlet!', 'Total Black', 'Note Collection', 'Anmut'].map((title): [string, string, string[]] => [`a title such as ${title}`, `Model|Name|Price\nWandfliesen||\nW1|a|1\n${title}||\nB1|b|2`, ['section', 'W1 < Wandfliesen', 'section', `B1 < ${title}`]]),
    ['a title with a zero or a dash beside it', 'Model|Name|Price\nWandfliesen||\nW1|a|1\nBodenfliesen|-|0\nB1|b|2', ['section', 'W1 < Wandfliesen', 'section', 'B1 < Bodenfliesen']],
    ['levels by their looks', 'Model|Name|Price\nBODEN||\nEiche||\nE1|a|1\nWAND||\nW1|b|2\nFliesen||\nF1|c|3', ['section', 'section', 'E1 < BODEN < Eiche', 'section', 'W1 < WAND', 'section', 'F1 < WAND < Fliesen']],
    ['levels with a blank row between', 'Model|Name|Price\nBODEN||\n\nEiche||\nE1|a|1', ['section', 'section', 'E1 < BODEN < Eiche']],
    ['levels that look alike', 'Model|Name|Price\nBoden||\nEiche||\nE1|a|1\nAhorn||\nA1|b|2\nWand||\nFliesen||\nF1|c|3', ['section', 'section', 'E1 < Boden < Eiche', 'section', 'A1 < Boden < Ahorn', 'section', 'section', 'F1 < Wand < Fliesen']],
    ['products that begin as sums do', 'Model|Name|Price|Stock\nSUM-99||12.5|30\nTOTAL 5||1|2\nTotal||3|4', ['SUM-99', 'TOTAL 5', 'footer']],
    ['a title that stands in the letterhead', 'Fliesen||\nModel|Name|Price\nWand||\nW1|a|1\nFliesen||\nF1|b|2', ['section', 'W1 < Wand', 'section', 'F1 < Fliesen']],
    ['a sum of a section', 'Model|Name|Price|Stock\nA-1|a|1|2\nTotal intérieur : 5 références||297,48|495', ['A-1', 'footer']],
    ['a narrow table has no titles', 'Model|Price\nOndina|\nA-1|12', ['Ondina', 'A-1']],
  ])('%s', (_what, text, expected) => expect(sorted(text)).toEqual(expected)) // prettier-ignore

  it.each<[string, string, string[]]>([
    ['our own template', TEMPLATE_COLUMNS.map(({ en }) => en).join('|'), ['||Ondina', 'Price|mm|Model', 'Total|1', 'Note:', 'www.nordhem.example|']],
    ['a file of rejected rows', `Model|Name|${remarkHeader('7', 'zh-CN')}`, ['Model|Price|', 'Ondina||', 'Total|1|', 'Ondina||']],
  ])('of %s are all products', (_what, header, rows) => {
    expect(sorted([header, ...rows].join('\n'))).toEqual(rows.map((row) => row.split('|')[0]))
  }) // prettier-ignore

  it('hidden and struck-out ones are left out, unless they are read all the same', () => {
    const text = 'Model|Name|Price\nA-1|Ondina|12\nA-2|Nera|13\nA-3|Vento|14'
    const change = ([, , hidden, struck]: ImportTableRow[]) => {
      if (hidden && struck) [hidden.isHidden, struck.isStruck] = [true, true]
    }
    expect(sorted(text, change)).toEqual(['A-1', 'hidden', 'struck'])
    expect(sorted(text, change, ['hidden'])).toEqual(['A-1', 'A-2', 'struck'])
  })
})

it('titles that are hidden end a section, and what a merge brings down is no cell of a title', () => {
  const text = 'Model|Name|Price\nWand||\nW1|a|1\nBoden||\nB1|b|2\nSockel|b|\nS1|b|3'
  const change = (rows: ImportTableRow[]) => {
    const [, , , hidden, , title] = rows
    if (hidden && title) [hidden.isHidden, title.merged] = [true, [1]]
  }
  expect(sorted(text, change)).toEqual(['section', 'W1 < Wand', 'hidden', 'B1 < Boden', 'section', 'S1 < Sockel'])
})

describe('a header', () => {
  const found = (text: string, spans: Record<number, [number, number][]> = {}) => {
    const rows = rowsOf(text).map((row) => ({ ...row, ...(spans[row.row] && { spans: spans[row.row] }) }))
    const { row, lines } = findHeader(rows)
    return [row, ...namesOf(rows.filter((one) => one.row >= row && one.row < row + lines))]
  }
  it.each<[string, string, Record<number, [number, number][]>, (string | number)[]]>([
    ['below a letterhead', 'Nordhem GmbH||\nPrice list 2026||\nValid from|1.1.2026|\nModel|Name|Price\nA-1|Ondina|12', {}, [4, 'Model', 'Name', 'Price']],
    ['without a known name', 'aa|bb|cc\n1|2|3', {}, [1, 'aa', 'bb', 'cc']],
    ['of unknown names, above texts that name fields', 'aa|bb|cc|dd|ee\nOak|colour grey|size large|x|y', {}, [1, 'aa', 'bb', 'cc', 'dd', 'ee']],
    ['below a letterhead of two texts', '电话：0000-0000|||日期：2026年1月|\n型号|名称|规格|单价|库存\nA-1|a|1|2|3', {}, [2, '型号', '名称', '规格', '单价', '库存']],
    ['below a letterhead of two plain texts', 'Nordhem|||Spring|\nModel|Name|Size|Price|Stock\nA-1|a|1|2|3', {}, [2, 'Model', 'Name', 'Size', 'Price', 'Stock']],
    ['below a wide letterhead', 'Nordhem|Hamburg|Tel. 040 12|x\nModel|Name|Price|Unit\nA-1|Ondina|12|m²', {}, [2, 'Model', 'Name', 'Price', 'Unit']],
    ['of a group over its parts', 'Model|Size|||\n|L|W|H|\nA-1|1|2|3|', { 1: [[1, 3]] }, [1, 'Model', 'Size L', 'Size W', 'Size H', '']],
    ['of groups in a text file', 'Model|Price||Size|\n|list|net|L|W\nA-1|1|2|3|4', {}, [1, 'Model', 'Price list', 'Price net', 'Size L', 'Size W']],
    ['with a line of units', 'Model|Length|Price\n|mm|€/m²\nA-1|600|12', {}, [1, 'Model', 'Length mm', 'Price €/m²']],
    ['in two languages', '型号|名称|单价\nModel|Name|Unit price\nA-1|Ondina|12', {}, [1, '型号 / Model', '名称 / Name', '单价 / Unit price']],
    ['of names that are merged downwards', 'Model|Price|\nModel|list|net\nA-1|1|2', { 1: [[1, 2]] }, [1, 'Model', 'Price list', 'Price net']],
    ['above rows of texts alone', 'Model|Name|Colour\nAlpha|Ondina|white\nBeta|Nera|black', {}, [1, 'Model', 'Name', 'Colour']],
    ['above a row with few cells', 'Model|Name|Price\n|Ondina|\nA-1|Ondina|12', {}, [1, 'Model', 'Name', 'Price']],
  ])('%s', (_what, text, spans, expected) => expect(found(text, spans)).toEqual(expected)) // prettier-ignore
})

describe('a mark for what stands above', () => {
  const cellsOf = (text: string) => {
    const rows = rowsOf(text)
    const sorter = createRowSorter({ choice: {}, names: namesOf(rows.slice(0, 1)), header: rows.slice(0, 1), letterhead: [] })
    const all = [...rows.slice(1).flatMap((one) => [...sorter.take(one)]), ...sorter.end()]
    return all.flatMap((one) => (one.kind === 'row' ? [one.row] : []))
  } // prettier-ignore

  it.each(['"', '″', '〃', 'ídem', 'idem', 'id.', 'dito', 'ditto', 'do.', 'dto.', '- " -', '-"-', '—〃—', '同上', '같음', 'jw.', 'j.w.', 's.o.', 'то же', '„', "''", 'as above', 'Same as above', 'wie oben', 'wie vor', 'siehe oben', 'comme ci-dessus', 'come sopra', 'como arriba', 'como acima', 'zie boven', 'som ovan', 'jak wyżej', 'как выше', '同前'])('%s is the value of the last row', (mark) => {
    const rows = cellsOf(`Model|Name|Colour|Price\nA-1|Ondina|White|12\nWall||||\nA-2|${mark}|Grey|${mark}\nA-3|${mark}|${mark}|13`)
    expect(rows.map(({ cells }) => cells.join(' '))).toEqual(['A-1 Ondina White 12', 'A-2 Ondina Grey 12', 'A-3 Ondina Grey 13'])
  }) // prettier-ignore

  it.each(['dito, mit Softclose', 'idem – noir', 'As above but gloss', '同上（黑）', 'то же, матовая'])('%s says more than the mark, and is told', (text) => {
    const [, row] = cellsOf(`Model|Name|Price\nA-1|Ondina|12\nA-2|${text}|13`)
    expect(row).toMatchObject({ cells: ['A-2', text, '13'], cellNotes: [{ column: 1, reason: { en: 'begins with a mark for what stands above, and is taken as it is written' } }] })
  }) // prettier-ignore

  it.each(['Ditton', 'Idem-Tec', 'Dito2', '同上海'])('%s is a name', (text) => {
    expect(cellsOf(`Model|Name|Price\nA-1|Ondina|12\nA-2|${text}|13`)[1]).not.toHaveProperty('cellNotes')
  })

  it('keeps what a workbook says of the number, and is a fault where nothing stands above', () => {
    const rows = rowsOf('Model|Name|Price\nA-0|"|1\nA-1|Ondina|12.5\nA-2|Nera|"')
    const at = rows[2]
    if (at) at.numbers = [2]
    const sorter = createRowSorter({ choice: {}, names: ['Model', 'Name', 'Price'], header: rows.slice(0, 1), letterhead: [] }) // prettier-ignore
    const all = rows.slice(1).flatMap((one) => [...sorter.take(one)])
    expect(all[0]?.row.faults?.[0]).toMatchObject({ column: 1, reason: { en: 'is a mark for what stands above, where nothing stands' } }) // prettier-ignore
    expect(all[2]?.row).toMatchObject({ cells: ['A-2', 'Nera', '12.5'], numbers: [2] })
  })
})
