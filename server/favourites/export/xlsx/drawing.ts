import { escaped } from '../../../platform/xlsx/escaped.ts'
import { OFFICE, XML } from './package-parts.ts'

const SHEET_DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing'
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/main'

/** A pixel at 96 dpi, in the units of drawings. */
const UNITS = 9525
const LONGEST_PX = 68
const GAP_PX = 6

/** The head of the pictures over a sheet (ECMA-376, 20.5); pictures and the closing tag follow. */
export const DRAWINGS = `${XML}<xdr:wsDr xmlns:xdr="${SHEET_DRAWING}" xmlns:a="${DRAWING}" xmlns:r="${OFFICE}">`
export const DRAWINGS_END = '</xdr:wsDr>'

interface Placed {
  /** From 0. */
  row: number
  /** The relationship of the picture's file. */
  id: string
  nth: number
  name: string
  width: number
  height: number
}

/** A picture in the first cell of its row. */
export function pictureXml({ row, id, nth, name, width, height }: Placed): string {
  const scale = LONGEST_PX / Math.max(width, height)
  const units = (pixels: number) => Math.max(1, Math.round(pixels * scale)) * UNITS
  const gap = GAP_PX * UNITS
  return (
    `<xdr:oneCellAnchor><xdr:from><xdr:col>0</xdr:col><xdr:colOff>${gap}</xdr:colOff>` +
    `<xdr:row>${row}</xdr:row><xdr:rowOff>${gap}</xdr:rowOff></xdr:from>` +
    `<xdr:ext cx="${units(width)}" cy="${units(height)}"/><xdr:pic><xdr:nvPicPr>` +
    `<xdr:cNvPr id="${nth}" name="${escaped(name)}" descr=""/><xdr:cNvPicPr><a:picLocks noChangeAspect="1"/></xdr:cNvPicPr>` +
    `</xdr:nvPicPr><xdr:blipFill><a:blip r:embed="${id}" cstate="print"/><a:stretch><a:fillRect/></a:stretch>` +
    '</xdr:blipFill><xdr:spPr><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic><xdr:clientData/></xdr:oneCellAnchor>'
  )
}
