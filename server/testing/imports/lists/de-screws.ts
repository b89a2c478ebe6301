import { above, again, article, blank, footer, header, rejected, section } from './supplier-list.ts'
import type { SupplierList } from './supplier-list.ts'

const HEADER = ['Artikelnummer', 'Bezeichnung', 'Abmessung mm', 'EAN', 'VPE', 'ME', 'PE', 'Listenpreis EUR', 'Rabattgruppe', 'Bestand'] // prettier-ignore
const TITLE = 'Eisholz Befestigungstechnik · Preisliste Handel 01/2026'
const SENK = 'Spanplattenschraube Senkkopf TX verzinkt'
const [wood, plug] = [{ category: 'Holzschrauben' }, { category: 'Dübel und Anker' }]

/** Prices of 100, of 1000 and of one, stocks with thousands only, a second page with the letterhead and the header again. */
export const deScrews: SupplierList = {
  name: 'schrauben.csv',
  encoding: 'windows-1252',
  rows: [
    above(TITLE),
    above('Großhandel für Schrauben und Dübel', '', '', '', '', '', '', 'Preise zzgl. MwSt.'),
    blank(),
    header(...HEADER),
    section('Holzschrauben'),
    article({ ...wood, model: '0040025', name: SENK, size: '4 × 25 × -', pieces: 500, price: '3.45', per: 100, stock: 12500 }, '0040025', SENK, '4,0 x 25', '4099990040256', '500', 'Stk', '100', '3,45', 'A1', '12.500'),
    article({ ...wood, model: '0040040', name: SENK, size: '4 × 40 × -', pieces: 500, price: '4.10', per: 100, stock: 800 }, '0040040', SENK, '4,0 x 40', '4099990040409', '500', 'Stk', '100', '4,10', 'A1', '800'),
    article({ ...wood, model: '0045060', name: SENK, size: '4.5 × 60 × -', pieces: 200, price: '7.85', per: 100, stock: 3200 }, '0045060', SENK, '4,5 x 60', '4099990045602', '200', 'Stk', '100', '7,85', 'A1', '3.200'),
    article({ ...wood, model: '0060120', name: 'Tellerkopfschraube "Holzbau" TX', size: '6 × 120 × -', pieces: 100, price: '1245.00', per: 1000, stock: 400 }, '0060120', 'Tellerkopfschraube "Holzbau" TX', '6,0 x 120', '4099990060124', '100', 'Stk', '1000', '1.245,00', 'A2', '400'),
    rejected('0060160', 'Tellerkopfschraube "Holzbau" TX', '6,0 x 160', '4099990060162', '100', 'Stk', '250', '412,00', 'A2', '0'),
    footer('Seite 1 von 2'),
    again(TITLE),
    again(...HEADER),
    article({ ...wood, model: '0080200', name: 'Konstruktionsschraube Zylinderkopf', size: '8 × 200 × -', pieces: 50, price: '0.89', per: 1, stock: 1150 }, '0080200', 'Konstruktionsschraube Zylinderkopf', '8,0 x 200', '4099990080207', '50', 'Stk', '1', '0,89', 'A2', '1.150'),
    section('Dübel und Anker'),
    article({ ...plug, model: '0900608', name: 'Spreizdübel Nylon', size: '8 × 40 × -', pieces: 100, price: '5.20', per: 100, stock: 20000 }, '0900608', 'Spreizdübel Nylon', '8 x 40', '4099990906082', '100', 'Stk', '100', '5,20', 'B1', '20.000'),
    article({ ...plug, model: '0900610', name: 'Spreizdübel Nylon; lang', size: '10 × 80 × -', pieces: 50, price: '14.60', per: 100, stock: 950 }, '0900610', 'Spreizdübel Nylon; lang', '10 x 80', '4099990906105', '50', 'Stk', '100', '14,60', 'B1', '950'),
    article({ ...plug, model: '0901012', name: 'Bolzenanker A4', size: '10 × 92 × -', pieces: 25, per: 100, stock: 0 }, '0901012', 'Bolzenanker A4', '10 x 92', '4099990910126', '25', 'Stk', '100', 'auf Anfrage', 'B2', '0'),
    blank(),
    footer('ME = Mengeneinheit, PE = Preiseinheit, VPE = Verpackungseinheit'),
    footer('Frachtfrei ab 250,00 EUR Warenwert. Irrtum und Preisänderung vorbehalten.'),
    footer('Seite 2 von 2'),
  ], // prettier-ignore
  answers: {
    constants: { 'brand.englishName': 'Eisholz', 'sku.taxIncluded': 'no' },
    columns: { VPE: { target: 'sku.packPieces' }, ME: { target: 'measurementUnit' } },
  },
  all: { brand: 'Eisholz', currency: 'EUR', unit: 'piece', tax: false },
}
