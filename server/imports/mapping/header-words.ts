import { importTarget } from '../../../contract/import-mapping.ts'
import type { ImportTarget } from '../../../contract/import-mapping.ts'
import { ownValue } from '../../../contract/own-value.ts'
import { plain } from './read-number.ts'

/** Headers of the trade's spreadsheets by target, the more specific first. */
const WORDS: [ImportTarget, RegExp][] = [
  ['sku.name', /^(variant|shade|option) name|规格名|款式名|花色名/],
  ['sku.productDimension', /^(stated|nominal) (size|dimensions?)|标称尺寸|规格说明/],
  ['sku.dimensionImages', /dimension(al)? ?(drawing|image)|尺寸图/],
  ['status', /^product status|产品状态/],
  ['brand.country', /^(brand|brand's)? ?country$|品牌(国家|国别|国籍)/],
  ['brand.website', /website|homepage|网址|官网|sito/],
  ['brand.name', /brand.*(zh|cn|chinese|中文)|品牌中文|中文品牌/],
  ['brand.englishName', /^(brand|manufacturer|maker|producer|marke|hersteller|marca|marque|fabricant|produttore|fabricante|品牌|厂家|生产商|制造商|供应商品牌)\b|品牌|englishname/],
  ['sku.colorHex', /hex|rgb|色值/],
  ['sku.color.system', /colou?r system|色卡|色彩体系|farbsystem/],
  ['sku.color.name', /(ral|ncs|pantone)( |$|-)|colou?r (code|no)|色号|颜色编号|farbnummer/],
  ['sku.color', /colou?r|farbe|colore|couleur|颜色|花色|色彩/],
  ['sku.taxIncluded', /tax|vat|mwst|iva|tva|含税/],
  ['sku.priceQuantity', /^(price|pricing) (per|quantity|qty|basis)$|^per$|^price unit$|preis(einheit|menge|basis)|^pe$|unità di prezzo|quantité de prix|base de precio|计价(数量|基数)|价格(数量|基数)/],
  ['sku.minPrice', /(min|low|from|lowest|ab|da)[a-z. ]*(price|preis|prezzo)|(price|preis|prezzo)[ _]*(min|low|from)|最低价|起价|低价/],
  ['sku.maxPrice', /(max|high|highest|to|bis)[a-z. ]*(price|preis|prezzo)|(price|preis|prezzo)[ _]*(max|high|to)|最高价|高价/],
  ['currencyUnit', /^currency|währung|valuta|devise|moneda|币种|货币/],
  ['sku.price', /price|preis|prezzo|prix|precio|listino|(^| )(uvp|rrp|msrp|srp|vk|pvp|retail|tarif)( |$|\.|-)|单价|价格|售价|报价|定价|零售价|市场价|挂牌价|面价/],
  ['measurementUnit', /^(unit|uom|einheit|unità|unità di misura|u\.m\.|um|unité|unidad)$|unit of|计量单位|^单位|销售单位/],
  ['sku.packCoverage', /(coverage|area|m|sqm|㎡)\s*(per|\/)\s*(box|pack|carton|ctn)|m\/(box|pack|ctn|scatola|karton)|每[箱盒包].*(面积|平|㎡|m)|coverage/],
  ['sku.packPieces', /(pcs|pieces|pezzi|stück)\s*(per|\/)\s*(box|pack|carton|ctn|scatola|karton)|每[箱盒包].*(片|块|支|数)|装箱数/],
  ['sku.stock', /stock|inventory|qty|quantity|bestand|lager|giacenza|quantité|库存|现货量|数量/],
  ['sku.leadTimeDays', /lead ?time|delivery|lieferzeit|consegna|délai|plazo|交期|货期|交货|供货周期/],
  ['sku.size.thickness', /^(size|format|dimensions?|maße?|abmessung(en)?|尺寸|规格) ?th?$|thick|stärke|dicke|spessore|épaisseur|espesor|厚/],
  ['sku.size.width', /^(size|format|dimensions?|maße?|abmessung(en)?|尺寸|规格) ?[wb]$|width|breite|larghezza|largeur|ancho|宽/],
  ['sku.size.length', /^(size|format|dimensions?|maße?|abmessung(en)?|尺寸|规格) ?l$|length|länge|lunghezza|longueur|largo|长/],
  ['sku.size', /^(size|format|formato|dimension|dimensions|dimensioni|maße|abmessung(en)?|taille|tamaño)|规格|尺寸/],
  ['sku.origin', /origin|herkunft|provenance|procedencia|产地|原产/],
  ['sku.domesticOrImported', /domestic|import|国产|进口/],
  ['sku.hasCustomOption', /custom|bespoke|定制/],
  ['sku.productImage', /(macro|detail|second|texture) ?(image|picture|photo)|细节图|纹理图/],
  ['sku.caseImages', /(room|case|scene|ambient\w*|lifestyle)[ _]*(image|picture|photo|s)?|案例图|场景图|效果图|实景/],
  ['structuralImages', /structur\w*|layer ?(drawing|image)|结构图/],
  ['sku.coverImage', /image|picture|photo|foto|bild|immagine|cover|主图|图片|照片/],
  ['auth.expiresOn', /expir|valid (to|until)|gültig bis|scadenza|有效期至|到期|失效/],
  ['auth.issuedOn', /issued|date of issue|发证日期|颁发日期/],
  ['auth.number', /certificate (no|number|#)|cert\.? ?no|证书编号|证书号/],
  ['auth.enAuthority', /authority|issuer|certif(ier|ied by)|认证机构|发证机构/],
  ['auth.scheme', /certificate( type)?$|certification|认证类型|认证|证书/],
  ['category', /category|type of product|product type|group|kategorie|warengruppe|categoria|catégorie|分类|类别|品类|大类|种类/],
  ['sku.status', /^status|availability|状态|上下架/],
  ['rank', /rank|sort order|排序/],
  ['platformNo', /platform ?no|平台编号|平台号/],
  ['sku.model', /^(sku|model|variant|item|art(icle|ikel)?|ref(erence|erenz)?|codice|cod|código|code|mod(ell|ello|èle)?)[ ._-]*(no|nr|number|code|id|n°|#|nummer|articolo)?\.?$|型号|货号|sku|款号|物料编码|商品编码/],
  ['key', /^(product|produkt|prodotto|produit|producto|key|style|series|range|serie|collection)[ ._-]*(no|nr|number|nummer|code|codice|id|key)?\.?$|产品(编号|编码|号)|系列|spu/],
  ['description', /descri|beschreib|note|描述|说明|简介|介绍/],
  ['name', /name|title|bezeichnung|nome|nom|nombre|denominazione|désignation|产品名|名称|品名|商品名/],
] // prettier-ignore

const ENGLISH = /(^|[\s:_()[\]/-])(en|eng|english|英文|英语)([\s)\]/]|$)|英文|英语/i
const CHINESE = /(^|[\s:_()[\]/-])(zh|cn|chn|chinese|中文)([\s)\]/]|$)|中文/i

/** The English counterpart of a field that exists in both languages. */
const IN_ENGLISH: Partial<Record<ImportTarget, ImportTarget>> = {
  name: 'enName',
  description: 'enDescription',
  category: 'enCategory',
  'sku.name': 'sku.enName',
}

export interface HeaderGuess {
  target: ImportTarget
  /** Stated by the header; undefined: the values decide. */
  language: 'en' | 'zh' | undefined
}

/** What somebody pays for goods, which nobody publishes: in English, German, French, Italian, Spanish and Chinese. */
const COST =
  /(^|[^\p{L}])(h?ek|costs?|costi?|costes?|costos?)([^\p{L}]|$)|einkauf|purchase|buying|achat|acquisto|compra|成本|进价|进货价|采购价|拿货价/iu

/** The targets that a header names, the likeliest first. */
export function guessByHeader(header: string): HeaderGuess[] {
  const exact = exactTarget(header)
  if (exact) return [{ target: exact, language: undefined }]
  if (COST.test(header)) return []
  const language = ENGLISH.test(header) ? 'en' : CHINESE.test(header) ? 'zh' : undefined
  const words = plain(header)
    .toLowerCase()
    .replace(/[_*:：]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const bare = words.replace(/\b(en|eng|english|zh|cn|chinese)\b|英文|英语|中文/g, '').replace(/[()（）[\]]/g, ' ').replace(/\s+/g, ' ').trim() // prettier-ignore
  const level = /(?:category|分类|类别)\s*([123])$|^([一二三])级/.exec(bare)
  if (level)
    return [{ target: `${language === 'en' ? 'enCategory' : 'category'}.${levelOf(level)}` as ImportTarget, language }]
  return WORDS.filter(([, pattern]) => pattern.test(bare) || pattern.test(words)).map(([found]) => ({
    target: (language === 'en' && IN_ENGLISH[found]) || found,
    language,
  }))
}

function levelOf([, digit, word]: RegExpExecArray): string {
  return digit ?? String('一二三'.indexOf(word ?? '') + 1)
}

/** Headers of our own exports and templates: the field's name, with `:en` or `:zh` where both languages exist. */
function exactTarget(header: string): ImportTarget | undefined {
  const name = header.trim()
  const own: Record<string, ImportTarget> = {
    'name:zh': 'name', 'name:en': 'enName', 'description:zh': 'description', 'description:en': 'enDescription', 'category:zh': 'category',
    'category:en': 'enCategory', brand: 'brand.englishName', 'brand:zh': 'brand.name', model: 'sku.model', 'variant:zh': 'sku.name', 'variant:en': 'sku.enName',
    currency: 'currencyUnit', unit: 'measurementUnit', 'min price': 'sku.minPrice', 'max price': 'sku.maxPrice',
  } // prettier-ignore
  return ownValue(own, name.toLowerCase()) ?? TARGETS.find((target) => target === name)
}

const TARGETS: readonly ImportTarget[] = importTarget.options
