import { above, article, blank, footer, header, section } from './supplier-list.ts'
import type { SupplierList } from './supplier-list.ts'

const glazed = { category: '抛釉砖系列', unit: 'piece', pieces: 3, coverage: 1.44, size: '600 × 1200 × 9' }
const wood = { category: '木纹砖系列', unit: 'square_meter', pieces: 8, coverage: 1.44, size: '200 × 900 × 10' }
const mosaic = { category: '马赛克系列', unit: 'box', pieces: 11, coverage: 0.99, size: '300 × 300 × 6' }

/** GB 18030: a running number, prices of a tile, of a square metre and of a box, 电议, a sum and notes. */
export const cnTiles: SupplierList = {
  name: '2026年报价单.csv',
  encoding: 'gb18030',
  delimiter: ',',
  rows: [
    above('栖禾砚陶瓷有限公司报价单'),
    above('电话：0000-0000000', '', '', '', '', '', '', '日期：2026年1月'),
    header('序号', '型号', '品名', '规格(mm)', '等级', '单位', '单价(元)', '片/箱', '㎡/箱', '库存', '备注'),
    section('抛釉砖系列'),
    article({ ...glazed, model: 'QH612001', name: '云纹白', price: '68.00', stock: 1200 }, '1', 'QH612001', '云纹白', '600*1200*9', '优等', '片', '68.00', '3', '1.44', '1200', ''),
    article({ ...glazed, model: 'QH612002', name: '雪山灰', price: '68.00', stock: 860 }, '2', 'QH612002', '雪山灰', '600*1200*9', '优等', '片', '68.00', '3', '1.44', '860', '新品'),
    article({ ...glazed, model: 'QH612003', name: '鎏金黑', price: '75.50', stock: 0 }, '3', 'QH612003', '鎏金黑', '600*1200*9', '优等', '片', '75.50', '3', '1.44', '0', '需预订'),
    article({ ...glazed, model: 'QH612009', name: '定制拼花', stock: 0 }, '4', 'QH612009', '定制拼花', '600*1200*9', '优等', '片', '电议', '3', '1.44', '0', ''),
    article({ ...glazed, model: 'QH612010', name: '拼花腰线', price: '180.00–220.00', stock: 60 }, '5', 'QH612010', '拼花腰线', '600*1200*9', '优等', '片', '180～220', '3', '1.44', '60', ''),
    section('木纹砖系列'),
    article({ ...wood, model: 'QH2901', name: '原橡木', price: '89.00', stock: 430.5 }, '6', 'QH2901', '原橡木', '200*900*10', '优等', '㎡', '89.00', '8', '1.44', '430.5', ''),
    article({ ...wood, model: 'QH2902', name: '胡桃木', price: '92.00', stock: 1100 }, '7', 'QH2902', '胡桃木', '200*900*10', '优等', '㎡', '92.00', '8', '1.44', '1,100', ''),
    article({ ...wood, model: 'QH2903', name: '灰榆木', price: '92.00', stock: 96 }, '8', 'QH2903', '灰榆木', '200*900*10', '一级', '㎡', '92.00', '8', '1.44', '96', '余量'),
    section('马赛克系列'),
    article({ ...mosaic, model: 'QHM01', name: '六角白', price: '1280.00', stock: 45 }, '9', 'QHM01', '六角白', '300*300*6', '优等', '箱', '1,280.00', '11', '0.99', '45', ''),
    article({ ...mosaic, model: 'QHM02', name: '六角绿', price: '1350.00', stock: 12 }, '10', 'QHM02', '六角绿', '300*300*6', '优等', '箱', '1,350.00', '11', '0.99', '12', ''),
    blank(),
    footer('合计', '10款', '', '', '', '', '', '', '', '3803.5', ''),
    footer('注：1、以上价格为不含税出厂价，不含运费；'),
    footer('2、报价有效期30天，颜色以实物为准。'),
  ], // prettier-ignore
  answers: {
    constants: { 'brand.englishName': 'Qiheyan', 'brand.name': '栖禾砚', 'sku.taxIncluded': 'no' },
    columns: { '片/箱': { target: 'sku.packPieces' }, '㎡/箱': { target: 'sku.packCoverage' } },
  },
  all: { brand: 'Qiheyan', currency: 'CNY', tax: false },
}
