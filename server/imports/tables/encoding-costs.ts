/** Letters beyond a to z by language, the frequent ones first: each group is about four times rarer than the one before it. */
const LETTERS: readonly string[][] = [
  ['äüöß', 'éà'],
  ['éèàêç', 'âîôûëïùœæ'],
  ['óíáñé', 'úü'],
  ['àèòùì', 'éî'],
  ['ãçáéõíó', 'âêúàô'],
  ['ëéï', 'èüöó'],
  ['øåæ', 'éöä'],
  ['äåö', 'éü'],
  ['äö', 'å'],
  ['áðíéóþöæúý'],
  ['ąęłóżść', 'ńź'],
  ['áíéěščřžýů', 'úťďňó'],
  ['áíéčšžýť', 'ľúôňä', 'ďĺŕó'],
  ['áéöíóőü', 'úű'],
  ['ăâîțșşţ'],
  ['čšž', 'ćđ'],
  ['ıüşçğö', 'îâ'],
  ['äõüö', 'šž'],
  ['āīēšūņž', 'ļčģķ'],
  ['ėšųįąčžū', 'ę'],
  ['àçèéòó', 'íúïü·'],
  ['đăâêôơưáàéíóúý', '\u0300\u0301\u0303\u0309\u0323'],
  ['оеаинтсрвл', 'кмдпуязыьбг', 'чйхжшюцщэфъё'],
  ['оаинвтесрліу', 'кмдпязьбгйх', 'ичжшюцщєїґ'],
  ['аиоентрсвлк', 'дпмузъягбчщ', 'шжцхйфюь'],
  ['αοιετσνηρπκλμ', 'ςυωάίόέθδγήχύφ', 'ώβξζψϊ'],
  ['יוהלרתמאב', 'נשדםקטןפחצגסעכזךףץ'],
  ['اليمرونتبةس', 'عدحفقكطجصشخزءأضغهثذىإآظئؤ'],
  ['านรกอเงมลวีิต', 'ยสดทบปะ่คห้จพช์ไ็ขใแถผซธั', 'ูุำโฟญศษณฐภฝฉึืฎฏฑฒฬฮฆฌๆ'],
]

/** The most frequent characters of the trade's texts, in simplified Chinese, traditional Chinese, Japanese and Korean. */
const SIMPLIFIED =
  '的一是不了在有人中大上个国为以和地产品名称型号单价格数量规格颜色材质厚度宽长高重尺寸厘毫米平方木板砖石瓷漆布皮纸玻璃金属铁钢铝铜不锈橡胡桃松枫榉柚竹实复合强化地毯墙面顶天花灯具家椅桌床柜门窗五金配件箱包装件片块张卷套组双只支套起订库存现货交期天周月年日供应商厂牌系列编类别表明备注图片说样款式光亮哑白黑灰红蓝绿黄棕米色深浅原色自然仿古橡胶防水火滑环保级等特优普通标准定制元税含未运费人民币美询议中国意大利德法北京上海广东佛山浙江江苏福建室内外客厅卧厨房卫生间阳台工程用途安装方法拼花纹理表处理抛磨雕压印烤喷涂层面底基芯背贴纤维棉麻丝毛绒线纱聚酯乙烯丙氯醛树脂岩大理花岗云水晶马赛克釉陶土混凝泥沙石膏粉铺贴缝填胶液可选无有限公司地址电话联系传真邮件第号页共计合总小到与或及其他新旧二三四五六七八九十百千万半'
const TRADITIONAL =
  '的一是不了在有人中大上個國為以和地產品名稱型號單價格數量規格顏色材質厚度寬長高重尺寸釐毫米平方木板磚石瓷漆布皮紙玻璃金屬鐵鋼鋁銅鏽橡胡桃松楓櫸柚竹實複合強化地毯牆面頂天花燈具家椅桌床櫃門窗五金配件箱包裝片塊張卷套組雙只支起訂庫存現貨交期週月年日供應商廠牌系列編類別表明備註圖片說樣款式光亮啞白黑灰紅藍綠黃棕深淺原自然仿古膠防水火滑環保級等特優普通標準訂製元稅含未運費臺台幣美詢議北京上海廣東室內外客廳臥廚房衛生間陽工程用途安裝方法拼紋理處拋磨雕壓印烤噴塗層底基芯背貼纖維棉麻絲毛絨線紗樹脂岩雲晶釉陶土混凝泥沙膏粉鋪縫填液可選無限公司址電話聯繫傳真第頁共計總小到與或及其他新舊二三四五六七八九十百千萬半'
const JAPANESE =
  '床材木板石壁紙天井家具椅子机棚扉窓色寸法幅長高厚重量単価格税込別円品番名称型式商製造元国産輸入在庫納期日数入枚箱個本組平方米無垢複合突板仕上塗装自然白黒灰茶赤青緑黄淡濃大中小特注標準防水火音滑抗菌環境内外用途施工方法接着剤接床暖房対応樹種桜松杉檜楢栗欅竹集成合板鋼鉄銅真鍮硝子磁器陶質瓦布革毛綿麻絹化繊糸織柄模様加工表面裏一二三四五六七八九十百千万年月最低受注可不要相談会社株式有限東京大阪名古屋電話住所備考規画像新旧'
const KOREAN =
  '가각간갈감강개거건검격견결경계고공과관광구국규그금기길나난날남내너넓네노녹높농누는늄니다단당대더데도동두드등디라락란람랑래량러레력로록료루류르른를리린림마만말매면명모목무문물미바박반발방백번법벽변별보복본부분불붉블비사산상색생서석선설성세센소속솔송수순스습시식신실아안알암양어언업에연영예오온와완외요용우운원월위유으은을음의이인일입자작장재저적전절점정제조종주중즈지직진질집차창채처천철청체초최추축출치카컬코크키타탄터테토톤통트특티틱틸판패페편평포폭품프플피필하한합해현형호홀화확환황회후흑흰'
const KANA = /[\u3041-\u30ff]/u
const HALF_KANA = /[\uff61-\uff9f]/u
const HAN = /\p{Script=Han}/u
const HANGUL = /[\uac00-\ud7a3]/u
const WIDE_SIGN = /[\u3000-\u301f\uff01-\uff5e\u33a0-\u33df\u2100-\u214f]/u
const BOX = /[\u2500-\u25ff]/u

/** In characters. */
const LONG = 90
/** In bits. */
const [NEVER, STRANGE, RARE] = [25, 16, 9]

/** A language's way to write: what a letter costs in bits, undefined if it has no such letter. */
interface Writing {
  costs: ReadonlyMap<string, number>
}

const WRITINGS: readonly Writing[] = LETTERS.map((groups) => ({
  costs: new Map(
    groups.flatMap((group, index) =>
      Array.from(group).map((letter) => [letter, Math.log2(group.length) + 1 + index * 2.5] as const),
    ),
  ),
}))

const COMMON_HAN = [SIMPLIFIED, TRADITIONAL, JAPANESE].map((text) => new Set(text))
const COMMON_HANGUL = new Set(KOREAN)

/** The scripts that are written without an alphabet: what a character of each costs. */
const LARGE_SCRIPTS: readonly ((char: string) => number | undefined)[] = [
  (char) => hanCost(char, COMMON_HAN[0]),
  (char) => hanCost(char, COMMON_HAN[1]),
  (char) => (KANA.test(char) ? 6 : HALF_KANA.test(char) ? RARE : hanCost(char, COMMON_HAN[2])),
  (char) => (HANGUL.test(char) ? (COMMON_HANGUL.has(char) ? 8 : 13) : HAN.test(char) ? 22 : undefined),
]

function hanCost(char: string, common?: ReadonlySet<string>): number | undefined {
  return HAN.test(char) ? (common?.has(char) ? 8.5 : 16) : undefined
}

/** The number of languages that `costsOf` distinguishes. */
export const LANGUAGES = WRITINGS.length + LARGE_SCRIPTS.length

/** How improbable a word is in each language, in bits; characters of ASCII cost nothing. Lower is likelier. */
export function costsOf(word: string): number[] {
  const chars = Array.from(word)
  const costs = Array<number>(LANGUAGES).fill(0)
  for (const [at, char] of chars.entries()) {
    // A long word is cut, perhaps within a character.
    if (char < '\u0080' || (char === '\ufffd' && at >= LONG && at === chars.length - 1)) continue
    const [before = '', after = ''] = [chars[at - 1], chars[at + 1]]
    const sign = signCost(char, before, after, chars.slice(0, at).join(''))
    for (let language = 0; language < LANGUAGES; language += 1) {
      const writing = WRITINGS[language]
      const cost = writing
        ? letterCost(writing, char, before, after)
        : largeCost(LARGE_SCRIPTS[language - WRITINGS.length], char, before, after)
      costs[language] = (costs[language] ?? 0) + Math.min(sign, cost ?? Infinity)
    }
  }
  return costs
}

const isLetter = (char: string) => /\p{L}/u.test(char)
const isUpper = (char: string) => /\p{Lu}/u.test(char)
const isLower = (char: string) => /\p{Ll}/u.test(char)
const isLatin = (char: string) => /\p{Script=Latin}/u.test(char)

function letterCost({ costs }: Writing, char: string, before: string, after: string): number | undefined {
  const small = char.toLowerCase()
  const base = costs.get(small)
  if (base === undefined) return undefined
  let cost = base
  if (small !== char) cost += isLower(before) ? 10 : 2
  else if (isUpper(before) && (isUpper(after) || !isLetter(after))) cost += 5
  // Letters of another script within a word.
  if (isLetter(before) && isLatin(before) !== isLatin(char)) cost += 8
  if (isLetter(after) && after < '\u0080' && !isLatin(char)) cost += 8
  return cost
}

function largeCost(
  costIn: ((char: string) => number | undefined) | undefined,
  char: string,
  before: string,
  after: string,
): number | undefined {
  const cost = costIn?.(char)
  if (cost === undefined) return undefined
  return cost + (/[a-z]/.test(before) ? 4 : 0) + (/[a-z]/.test(after) ? 4 : 0)
}

/** What a character costs that is no letter of the language: signs of the trade where they belong are likely. */
function signCost(char: string, before: string, after: string, start: string): number {
  const isWithin = isLetter(before) && isLetter(after)
  if (/[\p{Cc}\ufffd\p{Co}\p{Cn}]/u.test(char)) return NEVER
  if ('²³'.includes(char)) return /(?:^|[^a-z])(?:[cdkm]?m|ft|in|yd)$/i.test(start) && !isLetter(after) ? 3 : isWithin ? STRANGE : 12 // prettier-ignore
  if (BOX.test(char)) return before === char ? 1 : isLetter(before) || isLetter(after) ? STRANGE + 2 : RARE
  if (char === '’') return isLetter(before) ? 6 : 12
  if (isWithin) return STRANGE + 2
  if ('€£¥°½¼¾×øØ'.includes(char)) return isLetter(before) && char !== '°' ? 12 : isLower(after) ? 12 : 5
  if ('„“”‘«»–—'.includes(char)) return 6
  if ('…®™±µ•º'.includes(char)) return 7
  if ('§©¹ª·¿¡¢\u00a0¨´'.includes(char)) return RARE
  if (WIDE_SIGN.test(char)) return 8
  return STRANGE
}
