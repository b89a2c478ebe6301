import { escaped } from './escaped.ts'
import { OFFICE, XML } from './relationships.ts'

const SHEET_DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing'
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/main'

/** The head of the pictures over a sheet (ECMA-376, 20.5); pictures and the closing tag follow. */
export const DRAWINGS = `${XML}<xdr:wsDr xmlns:xdr="${SHEET_DRAWING}" xmlns:a="${DRAWING}" xmlns:r="${OFFICE}">`
export const DRAWINGS_END = '</xdr:wsDr>'

interface Placed {
  /** From 0. */
  row: number
  column: number
  /** The relationship of the picture's file. */
  id: string
  nth: number
  name: string
  /** In the units of drawings, 12,700 to a point: the distance from the cell's edges, and the picture's size. */
  gap: number
  width: number
  height: number
}

/** A picture in the upper left corner of a cell. */
export function pictureXml({ row, column, id, nth, name, gap, width, height }: Placed): string {
  return (
    `<xdr:oneCellAnchor><xdr:from><xdr:col>${column}</xdr:col><xdr:colOff>${gap}</xdr:colOff>` +
    `<xdr:row>${row}</xdr:row><xdr:rowOff>${gap}</xdr:rowOff></xdr:from>` +
    `<xdr:ext cx="${width}" cy="${height}"/><xdr:pic><xdr:nvPicPr>` +
    `<xdr:cNvPr id="${nth}" name="${escaped(name)}" descr=""/><xdr:cNvPicPr><a:picLocks noChangeAspect="1"/></xdr:cNvPicPr>` +
    `</xdr:nvPicPr><xdr:blipFill><a:blip r:embed="${id}" cstate="print"/><a:stretch><a:fillRect/></a:stretch>` +
    '</xdr:blipFill><xdr:spPr><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic><xdr:clientData/></xdr:oneCellAnchor>'
  )
}
