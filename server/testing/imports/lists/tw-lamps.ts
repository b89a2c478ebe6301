import { above, article, blank, footer, header, section } from './supplier-list.ts'
import type { SupplierList } from './supplier-list.ts'

const down = { category: '嵌燈', unit: 'piece' }
const track = { category: '軌道燈', unit: 'piece' }
const strip = { category: '燈帶' }

/** Big5: traditional letters, list and dealer prices, counters of lamps, delivery in words. */
export const twLamps: SupplierList = {
  name: '燈具價目表.csv',
  encoding: 'big5',
  delimiter: ',',
  rows: [
    above('晴嶼照明股份有限公司'),
    above('2026春季價目表'),
    blank(),
    header('型號', '品名', '尺寸(mm)', '色溫', '單位', '經銷價', '定價(NT$未稅)', '交期', '產地'),
    section('嵌燈'),
    article({ ...down, model: 'CY-D090', name: '崁燈9公分', size: '95 × 95 × 60', price: '480.00', days: 0, origin: 'TW' }, 'CY-D090', '崁燈9公分', '95×95×60', '3000K', '盞', '290', '480', '現貨', '台灣'),
    article({ ...down, model: 'CY-D120', name: '崁燈12公分', size: '125 × 125 × 70', price: '620.00', days: 0, origin: 'TW' }, 'CY-D120', '崁燈12公分', '125×125×70', '3000K', '盞', '370', '620', '現貨', '台灣'),
    article({ ...down, model: 'CY-D121', name: '崁燈12公分防眩', size: '125 × 125 × 85', price: '780.00', days: 14, origin: 'TW' }, 'CY-D121', '崁燈12公分防眩', '125×125×85', '4000K', '盞', '470', '780', '約2週', '台灣'),
    section('軌道燈'),
    article({ ...track, model: 'CY-T020', name: '軌道燈20W', size: '160 × 65 × 65', price: '1150.00', days: 15, origin: 'CN' }, 'CY-T020', '軌道燈20W', '160×65×65', '3000K', '盞', '690', '1,150', '15天', '中國'),
    article({ ...track, model: 'CY-T035', name: '軌道燈35W', size: '190 × 85 × 85', price: '1680.00', days: 15, origin: 'CN' }, 'CY-T035', '軌道燈35W', '190×85×85', '3000K', '盞', '1,010', '1,680', '15天', '中國'),
    article({ ...track, model: 'CY-TR1', name: '軌道1米黑', size: '1000 × 35 × 18', price: '260.00', days: 0, origin: 'CN' }, 'CY-TR1', '軌道1米黑', '1000×35×18', '', '支', '150', '260', '現貨', '中國'),
    section('燈帶'),
    article({ ...strip, model: 'CY-S05', name: '軟燈帶5米', unit: 'roll', price: '950.00', days: 7, origin: 'CN' }, 'CY-S05', '軟燈帶5米', '', '2700K', '卷', '570', '950', '7天', '中國'),
    article({ ...strip, model: 'CY-S06', name: '燈帶電源組', unit: 'set', days: 30, origin: 'TW' }, 'CY-S06', '燈帶電源組', '', '', '組', '電洽', '電洽', '1個月', '台灣'),
    blank(),
    footer('※ 價格未含營業稅5%，本公司保留調整之權利。'),
    footer('第1頁，共1頁'),
  ], // prettier-ignore
  answers: {
    constants: { 'brand.englishName': 'Qingyu', 'sku.taxIncluded': 'no', currencyUnit: 'TWD' },
    columns: {
      型號: { target: 'sku.model' },
      '尺寸(mm)': { target: 'sku.size' },
      單位: { target: 'measurementUnit', values: { 盞: 'piece', 組: 'set' } },
      '定價(NT$未稅)': { target: 'sku.price', decimal: '.' },
      經銷價: { target: null },
      產地: { target: 'sku.origin', values: { 台灣: 'TW', 中國: 'CN' } },
    },
  },
  all: { brand: 'Qingyu', currency: 'TWD', tax: false },
}
