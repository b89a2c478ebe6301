import { above, article, blank, footer, header, rejected, section } from './supplier-list.ts'
import type { SupplierList } from './supplier-list.ts'

const primer = { category: 'ГРУНТОВКИ', unit: 'piece' }
const paint = { category: 'КРАСКИ ИНТЕРЬЕРНЫЕ', unit: 'bucket' }
const more = { category: 'ПРОЧЕЕ' }

/** A language of which no word is known, letters of its own code page, `то же` for what stands above, prices with and without tax. */
export const ruPaint: SupplierList = {
  name: 'прайс_2026.csv',
  encoding: 'windows-1251',
  rows: [
    above('ООО «Красовит» — краски и грунтовки'),
    above('Прайс-лист от 02.03.2026. Цены в рублях.'),
    blank(),
    header('№', 'Артикул', 'Наименование', 'Цвет', 'Масса, кг', 'Ед. изм.', 'Цена без НДС', 'Цена с НДС', 'Остаток', 'Срок поставки', 'Страна'),
    section('ГРУНТОВКИ'),
    article({ ...primer, model: 'КР-101', name: 'Грунт глубокого проникновения', price: '1245.50', stock: 240, days: 0, origin: 'RU' }, '1', 'КР-101', 'Грунт глубокого проникновения', '', '10', 'шт.', '1 037,92', '1 245,50', '240', 'в наличии', 'Россия'),
    article({ ...primer, model: 'КР-102', name: 'Грунт глубокого проникновения', price: '690.00', stock: 1250, days: 0, origin: 'RU' }, '2', 'КР-102', 'то же', '', '5', 'шт.', '575,00', '690,00', '1 250', 'в наличии', 'Россия'),
    article({ ...primer, model: 'КР-110', name: 'Грунт-концентрат 1:4', price: '2180.00', stock: 0, days: 14, origin: 'BY' }, '3', 'КР-110', 'Грунт-концентрат 1:4', '', '12,5', 'шт.', '1 816,67', '2 180,00', '0', '2 недели', 'Беларусь'),
    section('КРАСКИ ИНТЕРЬЕРНЫЕ'),
    article({ ...paint, model: 'КИ-301', name: 'Краска моющаяся', colour: 'белый', price: '4390.00', stock: 75, days: 3, origin: 'RU' }, '4', 'КИ-301', 'Краска моющаяся', 'белый', '14', 'ведро', '3 658,33', '4 390,00', '75', '3 дня', 'Россия'),
    article({ ...paint, model: 'КИ-302', name: 'Краска моющаяся', colour: 'слоновая кость', price: '4390.00', stock: 12, days: 3, origin: 'RU' }, '5', 'КИ-302', 'то же', 'слоновая кость', '14', 'ведро', '3 658,33', '4 390,00', '12', '3 дня', 'Россия'),
    article({ ...paint, model: 'КИ-310', name: 'Краска под колеровку, база С', colour: 'по каталогу', stock: 0, days: 14, origin: 'RU' }, '6', 'КИ-310', 'Краска под колеровку, база С', 'по каталогу', '13,5', 'ведро', 'по запросу', 'по запросу', '0', '2 недели', 'Россия'),
    section('ПРОЧЕЕ'),
    article({ ...more, model: 'ПР-900', name: 'Валик велюровый 250 мм', unit: 'piece', price: '318.00', stock: 500, days: 0, origin: 'CN' }, '7', 'ПР-900', 'Валик велюровый 250 мм', '', '', 'шт.', '265,00', '318,00', '500', 'в наличии', 'Китай'),
    article({ ...more, model: 'ПР-950', name: 'Плёнка укрывная 4х5 м', unit: 'roll', price: '96.50', stock: 83, days: 0, origin: 'CN' }, '8', 'ПР-950', 'Плёнка укрывная 4х5 м', '', '', 'рул.', '80,42', '96,50', '83', 'в наличии', 'Китай'),
    rejected('9', 'ПР-960', 'Лента малярная', '', '', 'шт.', '', '45 или 50', '20', 'в наличии', 'Китай'),
    blank(),
    footer('Цены не являются публичной офертой.'),
  ], // prettier-ignore
  currencies: ['RUB'],
  answers: {
    constants: { 'brand.englishName': 'Krasovit', currencyUnit: 'RUB', 'sku.taxIncluded': 'yes' },
    columns: {
      '№': { target: null },
      Артикул: { target: 'sku.model' },
      Наименование: { target: 'enName' },
      Цвет: { target: 'sku.color' },
      'Ед. изм.': { target: 'measurementUnit', values: { 'шт.': 'piece', ведро: 'bucket', 'рул.': 'roll' } },
      'Цена с НДС': { target: 'sku.price', values: { 'по запросу': '' } },
      Остаток: { target: 'sku.stock' },
      'Срок поставки': { target: 'sku.leadTimeDays', values: { 'в наличии': '0', '3 дня': '3', '2 недели': '14' } },
      Страна: { target: 'sku.origin', values: { Россия: 'RU', Беларусь: 'BY', Китай: 'CN' } },
    },
  },
  all: { brand: 'Krasovit', currency: 'RUB', tax: true },
}
