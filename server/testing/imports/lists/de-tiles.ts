import { above, article, blank, footer, header, rejected, section, struck } from './supplier-list.ts'
import type { Article, SupplierList } from './supplier-list.ts'

const number = (v: number) => ({ v, format: '000000' })
const euro = (v: number) => ({ v, format: '#,##0.00 "€"' })
const tall = (v: string) => ({ v, down: 2 })
const wide = (v: string, across: number) => ({ v, across })

const alvara: Partial<Article> = {
  category: 'Serie Alvara – Feinsteinzeug rektifiziert',
  unit: 'square_meter',
  days: 0,
}
const toldra: Partial<Article> = { category: 'Serie Toldra – Wandfliesen', unit: 'square_meter', days: 21 }

/** A header of two lines, numbers with leading zeros by their format, a hidden cost column, a struck row, terms as the longer sheet. */
export const deTiles: SupplierList = {
  name: 'Preisliste_Fliesen_2026.xlsx',
  sheet: 'Preise',
  before: { Deckblatt: [['Brennfels Keramik'], ['Preisliste 2026']] },
  after: {
    AGB: Array.from({ length: 60 }, (_, at) => [`§ ${at + 1}`, 'Es gelten unsere Lieferbedingungen.', 'Stand 2026']),
  },
  hiddenColumns: [8],
  rows: [
    above('Brennfels Keramik Vertriebs-GmbH'),
    above('Am Tonwerk 7, 00000 Brennfels', null, null, null, null, null, null, 'Tel. 000 / 12 34 56'),
    blank(),
    above('Preisliste Fliesen', null, null, 'gültig ab 01.02.2026'),
    blank(),
    header(tall('Art.-Nr.'), tall('EAN'), tall('Bezeichnung'), tall('Farbe'), tall('Format (mm)'), wide('Verpackung', 3), null, null, wide('Preis zzgl. MwSt.', 2), null, tall('Einheit'), tall('Lieferzeit')),
    header(null, null, null, null, null, 'Stück/Karton', 'm²/Karton', 'kg/Karton', 'EK', 'UVP'),
    section(wide('Serie Alvara – Feinsteinzeug rektifiziert', 12)),
    article({ ...alvara, model: '010412', name: 'Alvara Bodenfliese 60', colour: 'Grau', size: '600 × 600 × 9', pieces: 4, coverage: 1.44, price: '34.90' }, number(10412), 4099990104120, 'Alvara Bodenfliese 60', 'Grau', '600 x 600 x 9', 4, 1.44, 30.2, euro(17.45), euro(34.9), 'm²', 'ab Lager'),
    article({ ...alvara, model: '010413', name: 'Alvara Bodenfliese 60', colour: 'Sand', size: '600 × 600 × 9', pieces: 4, coverage: 1.44, price: '34.90' }, number(10413), 4099990104137, 'Alvara Bodenfliese 60', 'Sand', '600 x 600 x 9', 4, 1.44, 30.2, euro(17.45), euro(34.9), 'm²', 'ab Lager'),
    article({ ...alvara, model: '010420', name: 'Alvara Großformat', colour: 'Grau', size: '1200 × 600 × 9.5', pieces: 2, coverage: 1.44, price: '44.50', days: 14 }, number(10420), 4099990104205, 'Alvara Großformat', 'Grau', '1.200 x 600 x 9,5', 2, 1.44, 32, euro(22.25), euro(44.5), 'm²', '2 Wochen'),
    struck(number(10421), 4099990104212, 'Alvara Großformat', 'Sand', '1.200 x 600 x 9,5', 2, 1.44, 32, euro(20), euro(39), 'm²', '2 Wochen'),
    article({ ...alvara, model: '010430', name: 'Alvara Sockel', colour: 'Grau', size: '600 × 70 × 9', pieces: 18, unit: 'piece', price: '6.90' }, number(10430), 4099990104304, 'Alvara Sockel', 'Grau', '600 x 70 x 9', 18, null, 14.1, euro(3.1), euro(6.9), 'Stk', 'ab Lager'),
    article({ ...alvara, model: '010431', name: 'Alvara Mosaik auf Netz', colour: 'Grau', size: '300 × 300 × 9', pieces: 11, coverage: 0.99, unit: 'piece' }, number(10431), 4099990104311, 'Alvara Mosaik auf Netz', 'Grau', '300 x 300 x 9', 11, 0.99, 18.5, euro(5.2), 'auf Anfrage', 'Stk', 'ab Lager'),
    blank(),
    section(wide('Serie Toldra – Wandfliesen', 12)),
    article({ ...toldra, model: '020010', name: 'Toldra Wand glänzend', colour: 'Weiß', size: '300 × 600 × 8', pieces: 6, coverage: 1.08, price: '19.95' }, number(20010), 4099990200105, 'Toldra Wand glänzend', 'Weiß', '300 x 600 x 8', 6, 1.08, 15.4, euro(9.9), euro(19.95), 'm²', '3 Wochen'),
    article({ ...toldra, model: '020011', name: 'Toldra Wand matt', colour: 'Weiß', size: '300 × 600 × 8', pieces: 6, coverage: 1.08, price: '21.95' }, number(20011), 4099990200112, 'Toldra Wand matt', 'Weiß', '300 x 600 x 8', 6, 1.08, 15.4, euro(10.9), '21,95 € *', 'm²', '3 Wochen'),
    article({ ...toldra, model: '020015', name: 'Toldra Bordüre', colour: 'Blau', size: '300 × 50 × 8', pieces: 20, unit: 'piece', price: '1234.50' }, number(20015), 4099990200150, 'Toldra Bordüre', 'Blau', '300 x 50 x 8', 20, null, 9, euro(500), euro(1234.5), 'Stk', '3 Wochen'),
    rejected(number(20016), 4099990200167, 'Toldra Ecke', 'Blau', '50 x 50 x 8', 20, null, 2, euro(1), 'siehe Rückseite', 'Stk', '3 Wochen'),
    blank(),
    footer('* Auslaufartikel, solange der Vorrat reicht'),
    footer('Alle Preise in Euro je Einheit zuzüglich der gesetzlichen Mehrwertsteuer, ab Werk, freibleibend.'),
    footer('Seite 1 von 1'),
  ], // prettier-ignore
  answers: { constants: { 'brand.englishName': 'Brennfels' } },
  all: { brand: 'Brennfels', currency: 'EUR', tax: false },
}
