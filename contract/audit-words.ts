import { textOfValue } from './audit.ts'
import type { AuditChange, AuditValue } from './audit.ts'
import { ownValue } from './own-value.ts'

/** The words of the trail of changes, the same on the page and in the file (decisions/106). */
const auditWordsEn = {
  byDemonstration: 'The demonstration',
  byServer: 'The server ({{name}})',
  byCommand: 'The import command',
  kinds: { added: 'Added', changed: 'Changed', removed: 'Removed' },
  origins: {
    screen: 'By hand',
    import: 'Import',
    undo: 'An import taken back',
    demonstration: 'Loading the demonstration',
    server: 'The server by itself',
  },
  entities: {
    product: 'Product',
    sku: 'SKU',
    attribute_value: 'Property',
    picture_use: 'Picture shown',
    certificate: 'Certificate',
    download: 'Document shown',
    brand: 'Brand',
    category: 'Category',
    attribute: 'Attribute',
    attribute_option: 'Option of an attribute',
    color_system: 'Colour system',
    color: 'Colour',
    authority: 'Authority',
    dictionary_type: 'Dictionary',
    dictionary_entry: 'Dictionary entry',
    thesaurus_entry: 'Word of the trade',
    exchange_rate: 'Exchange rate',
    area: 'Area',
    picture: 'Picture file',
    stored_document: 'Document file',
  },
  fields: {
    attribute_id: 'Attribute',
    authority_id: 'Authority',
    boolean_value: 'Yes or no',
    brand_id: 'Brand',
    bytes: 'Bytes',
    category_id: 'Category',
    cny: 'In yuan',
    code: 'Code',
    color_hex: 'Colour value',
    color_id: 'Colour',
    color_type: 'Tag colour',
    comparable_high: 'Highest price per m²',
    comparable_low: 'Lowest price per m²',
    country: 'Country',
    currency: 'Currency',
    currency_unit: 'Currency',
    date: 'Day',
    description: 'Description (Chinese)',
    document_id: 'File',
    domestic_or_imported: 'Domestic or imported',
    dominant_color: 'Main colour',
    en_description: 'Description (English)',
    en_name: 'Name (English)',
    en_text_value: 'Text (English)',
    english_name: 'Name (English)',
    expires_on: 'Valid until',
    format: 'Format',
    has_custom_option: 'Made to order',
    head: 'First word',
    height: 'Height in pixels',
    hex: 'Colour value',
    image_id: 'Picture',
    issued_on: 'Issued on',
    key: 'Number',
    kind: 'Kind',
    label: 'Name (Chinese)',
    lead_time_days: 'Lead time in days',
    length_mm: 'Length in mm',
    logo_id: 'Logo',
    max_price: 'Highest price',
    measurement_unit: 'Unit of measure',
    min_price: 'Lowest price',
    mm_width: 'Width shown in mm',
    model: 'Model',
    name: 'Name',
    number: 'Number',
    number_high: 'Highest value',
    number_low: 'Value',
    option_id: 'Option',
    origin: 'Origin',
    pack_coverage: 'm² in a pack',
    pack_pieces: 'Pieces in a pack',
    parent_id: 'Above it',
    picture_id: 'Picture',
    platform_no: 'Platform number',
    product_dimension: 'Size',
    product_id: 'Product',
    rank: 'Place in the gallery',
    remark: 'Name (English)',
    role: 'Shown as',
    scheme: 'Scheme',
    sku_id: 'SKU',
    sort: 'Place',
    source: 'Source',
    stated_en_name: 'Variant as stated (English)',
    stated_name: 'Variant as stated (Chinese)',
    status: 'Status',
    stock: 'Stock',
    system_id: 'Colour system',
    tax_included: 'With tax',
    text_value: 'Text (Chinese)',
    thickness_mm: 'Thickness in mm',
    type: 'Type',
    unit: 'Unit',
    url: 'Address',
    value: 'Value',
    variant_en_name: 'Variant (English)',
    variant_name: 'Variant (Chinese)',
    website: 'Website',
    width: 'Width in pixels',
    width_mm: 'Width in mm',
    words: 'Words',
  },
  values: {
    on_sale: 'On sale',
    withdrawn: 'Withdrawn',
    domestic: 'Domestic',
    imported: 'Imported',
    cover: 'Cover',
    product: 'Picture of the product',
    dimension: 'Drawing with dimensions',
    case: 'Case',
    structure: 'Structure',
    true: 'Yes',
    false: 'No',
  },
} as const

type Words<Texts> = { readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Words<Texts[Key]> }
type AuditWords = Words<typeof auditWordsEn>

const auditWordsZh: AuditWords = {
  byDemonstration: '演示数据',
  byServer: '服务器（{{name}}）',
  byCommand: '导入命令',
  kinds: { added: '新增', changed: '修改', removed: '删除' },
  origins: {
    screen: '手工操作',
    import: '导入',
    undo: '撤销导入',
    demonstration: '载入演示数据',
    server: '服务器自动处理',
  },
  entities: {
    product: '产品',
    sku: 'SKU',
    attribute_value: '属性值',
    picture_use: '展示图片',
    certificate: '证书',
    download: '展示资料',
    brand: '品牌',
    category: '分类',
    attribute: '属性',
    attribute_option: '属性选项',
    color_system: '色彩体系',
    color: '颜色',
    authority: '认证机构',
    dictionary_type: '字典',
    dictionary_entry: '字典数据',
    thesaurus_entry: '行业词汇',
    exchange_rate: '汇率',
    area: '地区',
    picture: '图片文件',
    stored_document: '资料文件',
  },
  fields: {
    attribute_id: '属性',
    authority_id: '认证机构',
    boolean_value: '是否',
    brand_id: '品牌',
    bytes: '字节数',
    category_id: '分类',
    cny: '折合人民币',
    code: '代码',
    color_hex: '色值',
    color_id: '颜色',
    color_type: '标签颜色',
    comparable_high: '每平方米最高价',
    comparable_low: '每平方米最低价',
    country: '国家',
    currency: '货币',
    currency_unit: '货币',
    date: '日期',
    description: '描述（中文）',
    document_id: '文件',
    domestic_or_imported: '国产或进口',
    dominant_color: '主色',
    en_description: '描述（英文）',
    en_name: '名称（英文）',
    en_text_value: '文本（英文）',
    english_name: '名称（英文）',
    expires_on: '有效期至',
    format: '格式',
    has_custom_option: '可否定制',
    head: '首词',
    height: '高度（像素）',
    hex: '色值',
    image_id: '图片',
    issued_on: '颁发日期',
    key: '编号',
    kind: '类型',
    label: '名称（中文）',
    lead_time_days: '货期（天）',
    length_mm: '长度（毫米）',
    logo_id: '标志',
    max_price: '最高价',
    measurement_unit: '计量单位',
    min_price: '最低价',
    mm_width: '实物宽度（毫米）',
    model: '型号',
    name: '名称',
    number: '编号',
    number_high: '最大值',
    number_low: '数值',
    option_id: '选项',
    origin: '产地',
    pack_coverage: '每箱面积（平方米）',
    pack_pieces: '每箱片数',
    parent_id: '上级',
    picture_id: '图片',
    platform_no: '平台编号',
    product_dimension: '规格',
    product_id: '产品',
    rank: '展示次序',
    remark: '名称（英文）',
    role: '用途',
    scheme: '认证类型',
    sku_id: 'SKU',
    sort: '排序',
    source: '出处',
    stated_en_name: '供应商所列款式（英文）',
    stated_name: '供应商所列款式（中文）',
    status: '状态',
    stock: '库存',
    system_id: '色彩体系',
    tax_included: '含税',
    text_value: '文本（中文）',
    thickness_mm: '厚度（毫米）',
    type: '类型',
    unit: '单位',
    url: '网址',
    value: '值',
    variant_en_name: '款式（英文）',
    variant_name: '款式（中文）',
    website: '网站',
    width: '宽度（像素）',
    width_mm: '宽度（毫米）',
    words: '词语',
  },
  values: {
    on_sale: '在售',
    withdrawn: '已下架',
    domestic: '国产',
    imported: '进口',
    cover: '主图',
    product: '产品图',
    dimension: '尺寸图',
    case: '案例图',
    structure: '结构图',
    true: '是',
    false: '否',
  },
}

const wordsOf = (isChinese: boolean): AuditWords => (isChinese ? auditWordsZh : auditWordsEn)

/** The kind of a record. */
export function entityText(entity: string, isChinese: boolean): string {
  return wordIn(wordsOf(isChinese).entities, entity)
}

export function fieldText(field: string, isChinese: boolean): string {
  return wordIn(wordsOf(isChinese).fields, field)
}

/** Fields whose values are words of the catalogue's own. Other values, such as names, are shown as somebody wrote them. */
const OF_WORDS = new Set(['status', 'domestic_or_imported', 'role', 'boolean_value', 'tax_included'])

/** A field's value as text; for a reference to a record its name. Null where it is empty. */
export function valueText(field: string, value: AuditValue, isChinese: boolean): string | null {
  if (value === null) return null
  const text = textOfValue(value, isChinese)
  return OF_WORDS.has(field) ? wordIn(wordsOf(isChinese).values, text) : text
}

/** The author of a change that no staff member made. */
export function actorText({ actor, origin }: Pick<AuditChange, 'actor' | 'origin'>, isChinese: boolean): string {
  const words = wordsOf(isChinese)
  if (origin === 'demonstration') return words.byDemonstration
  if (actor === 'import command') return words.byCommand
  return words.byServer.replace('{{name}}', () => actor ?? '')
}

export function kindText(kind: AuditChange['kind'], isChinese: boolean): string {
  return wordsOf(isChinese).kinds[kind]
}

export function originText(origin: AuditChange['origin'], isChinese: boolean): string {
  return wordsOf(isChinese).origins[origin]
}

function wordIn(words: Readonly<Record<string, string>>, key: string): string {
  return ownValue(words, key) ?? key
}
