import { above, again, article, blank, footer, header, rejected, section } from './supplier-list.ts'
import type { SupplierList } from './supplier-list.ts'

const HEADER = ['Indeks', 'EAN', 'Nazwa towaru', 'Wymiary [mm]', 'J.m.', 'm2/opak.', 'Cena netto PLN', 'Cena brutto PLN (VAT 23%)', 'Stan mag.', 'Termin dostawy'] // prettier-ignore
const panel = { category: 'PANELE LAMINOWANE', unit: 'square_meter', size: '1285 × 192 × 8', coverage: 2.22 }
const list = { category: 'LISTWY I PODKŁADY' }

/** A language whose words are not known: the person maps every column. Central European letters, net and gross prices. */
export const plFloors: SupplierList = {
  name: 'cennik_podlogi.csv',
  encoding: 'windows-1250',
  rows: [
    above('Hurtownia Podłóg „Brzezinka Leśna”'),
    above('Cennik hurtowy, ważny od 2.03.2026'),
    blank(),
    header(...HEADER),
    section('PANELE LAMINOWANE'),
    article({ ...panel, model: '000731', name: 'Panel Dąb Zimowy AC4', price: '45.90', stock: 1250, days: 3 }, '000731', '5909999007312', 'Panel Dąb Zimowy AC4', '1285 x 192 x 8', 'm2', '2,22', '45,90', '56,46', '1 250', '3 dni'),
    article({ ...panel, model: '000732', name: 'Panel Dąb Złoty AC5', price: '52.40', stock: 310, days: 3 }, '000732', '5909999007329', 'Panel Dąb Złoty AC5', '1285 x 192 x 8', 'm2', '2,22', '52,40', '64,45', '310', '3 dni'),
    article({ ...panel, model: '000733', name: 'Panel Jesion Świetlisty AC4', price: '47.00', stock: 0, days: 14 }, '000733', '5909999007336', 'Panel Jesion Świetlisty AC4', '1285 x 192 x 8', 'm2', '2,22', '47,00', '57,81', '0', '2 tygodnie'),
    article({ ...panel, model: '000740', name: 'Panel Orzech Łagodny AC5', price: '58.00', stock: 75.5, days: 14 }, '000740', '5909999007404', 'Panel Orzech Łagodny AC5', '1285 x 192 x 8', 'm2', '2,22', '58,00', '71,34', '75,5', '2 tygodnie'),
    again(...HEADER),
    section('LISTWY I PODKŁADY'),
    article({ ...list, model: '001210', name: 'Listwa przypodłogowa MDF biała', size: '2400 × 80 × 16', unit: 'meter', price: '11.20', stock: 640, days: 3 }, '001210', '5909999012101', 'Listwa przypodłogowa MDF biała', '2400 x 80 x 16', 'mb', '', '11,20', '13,78', '640', '3 dni'),
    article({ ...list, model: '001211', name: 'Narożnik wewnętrzny', unit: 'piece', price: '2.15', stock: 1100, days: 3 }, '001211', '5909999012118', 'Narożnik wewnętrzny', '', 'szt.', '', '2,15', '2,64', '1 100', '3 dni'),
    article({ ...list, model: '001300', name: 'Podkład XPS 5 mm', unit: 'pack', coverage: 5.5, price: '1045.00', stock: 12, days: 7 }, '001300', '5909999013009', 'Podkład XPS 5 mm', '', 'opak.', '5,5', '1 045,00', '1 285,35', '12', '7 dni'),
    article({ ...list, model: '001301', name: 'Folia paroizolacyjna', unit: 'roll', stock: 0 }, '001301', '5909999013016', 'Folia paroizolacyjna', '', 'rolka', '', 'na zapytanie', 'na zapytanie', '0', ''),
    rejected('001302', '5909999013023', 'Taśma montażowa', '', 'szt.', '', 'b.d. 12', '', '40', '3 dni'),
    blank(),
    footer('Podane ceny nie stanowią oferty w rozumieniu przepisów prawa.'),
    footer('Strona 1 z 1'),
  ], // prettier-ignore
  currencies: ['PLN'],
  answers: {
    constants: { 'brand.englishName': 'Brzezinka', 'sku.taxIncluded': 'no', currencyUnit: 'PLN' },
    columns: {
      Indeks: { target: 'sku.model' },
      'Nazwa towaru': { target: 'enName' },
      'Wymiary [mm]': { target: 'sku.size' },
      'J.m.': { target: 'measurementUnit', values: { mb: 'meter', 'szt.': 'piece', 'opak.': 'pack', rolka: 'roll' } },
      'm2/opak.': { target: 'sku.packCoverage' },
      'Cena netto PLN': { target: 'sku.price' },
      'Cena brutto PLN (VAT 23%)': { target: null },
      'Stan mag.': { target: 'sku.stock' },
      'Termin dostawy': { target: 'sku.leadTimeDays', values: { '3 dni': '3', '7 dni': '7', '2 tygodnie': '14' } },
    },
  },
  all: { brand: 'Brzezinka', currency: 'PLN', tax: false },
}
