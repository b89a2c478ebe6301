import { above, article, blank, footer, header, section } from './supplier-list.ts'
import type { SupplierList } from './supplier-list.ts'

const euro = (v: number) => ({ v, format: '"€" #,##0.00' })
const wood = { brand: 'Wouddrecht', category: 'Fineer', size: '2800 × 2070 × -' }
const soon = { ...wood, days: 7 }
const plain = { brand: 'Heemveen', category: 'Melamine', size: '2800 × 2070 × -', days: 2 }

/** Prices by thickness in columns that are called by it alone, brands as titles, terms between the rows. */
export const nlPanels: SupplierList = {
  name: 'prijslijst platen.xlsx',
  sheet: 'Platen',
  rows: [
    above({ v: 'Plaathandel De Zaagmolen', across: 8 }),
    above({ v: 'Prijslijst per 1 februari 2026 – prijzen in euro per m², excl. btw', across: 8 }),
    blank(),
    header('Artikelnr.', 'Omschrijving', 'Kleur', 'Groep', 'Plaatmaat (mm)', '12 mm', '18 mm', '22 mm', 'Levertijd'),
    section({ v: 'Wouddrecht', across: 9 }),
    article({ ...soon, model: 'WD-100', name: 'Eiken naturel', colour: 'Naturel', price: '38.50–51.20' }, 'WD-100', 'Eiken naturel', 'Naturel', 'Fineer', '2800x2070', euro(38.5), euro(44.9), euro(51.2), '1 week'),
    article({ ...soon, model: 'WD-101', name: 'Eiken gerookt', colour: 'Gerookt', price: '41.00–53.80' }, 'WD-101', 'Eiken gerookt', 'Gerookt', 'Fineer', '2800x2070', euro(41), euro(47.4), euro(53.8), '1 week'),
    article({ ...wood, model: 'WD-110', name: 'Noten', colour: 'Donker', price: '62.00', days: 21 }, 'WD-110', 'Noten', 'Donker', 'Fineer', '2800x2070', 'n.l.', euro(62), 'n.l.', '3 weken'),
    article({ ...wood, model: 'WD-190', name: 'Fineer naar keuze' }, 'WD-190', 'Fineer naar keuze', null, 'Fineer', '2800x2070', 'op aanvraag', 'op aanvraag', 'op aanvraag', 'op aanvraag'),
    footer('Zaagkosten: € 2,50 per snede.'),
    section({ v: 'Heemveen', across: 9 }),
    article({ ...plain, model: 'HV-001', name: 'Melamine', colour: 'Wit', price: '14.20–19.90' }, 'HV-001', 'Melamine', 'Wit', 'Melamine', '2800x2070', euro(14.2), euro(16.8), euro(19.9), '2 dagen'),
    article({ ...plain, model: 'HV-002', name: 'Melamine', colour: 'Zwart', price: '15.60–21.40' }, 'HV-002', 'idem', 'Zwart', 'idem', 'idem', euro(15.6), euro(18.2), euro(21.4), 'idem'),
    article({ ...plain, model: 'HV-003', name: 'Melamine', colour: 'RAL 7016', price: '18.20', days: 14 }, 'HV-003', 'Melamine', 'RAL 7016', 'Melamine', '2800x2070', '–', euro(18.2), '–', '2 weken'),
    blank(),
    footer({ v: 'Minimale afname 3 platen. Alle opgaven onder voorbehoud.', across: 9 }),
  ], // prettier-ignore
  answers: {
    columns: { Section: { target: 'brand.englishName' }, Omschrijving: { target: 'enName' } },
  },
  all: { unit: 'square_meter', currency: 'EUR', tax: false },
}
