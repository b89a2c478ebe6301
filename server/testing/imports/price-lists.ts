import type { Encoding } from '../../../contract/import-table.ts'
import { createDecoder } from '../../imports/tables/text-decoder.ts'

/** Words of price lists by language, and the encodings in which its programs save them. */
export const priceLists: readonly { language: string; encodings: readonly Encoding[]; words: string }[] = [
  { language: 'German', encodings: ['windows-1252', 'iso-8859-15', 'macintosh', 'ibm850', 'ibm437'], words: 'Größe|Länge|Stück|Oberfläche geölt|Eiche gebürstet|für Küche|Nussbaum weiß|Türzarge|Fußleiste|Schallschluckplatte schwarz|Übergangsprofil|Fläche' },
  { language: 'French', encodings: ['windows-1252', 'iso-8859-15', 'macintosh', 'ibm850', 'ibm437'], words: 'Désignation|Épaisseur|chêne huilé|carrelage grès cérame|hêtre naturel|noyer foncé|façade laquée|référence|à l’unité|plancher chauffé|revêtement mural|côté|pièce' },
  { language: 'Spanish', encodings: ['windows-1252', 'iso-8859-15', 'macintosh', 'ibm850', 'ibm437'], words: 'Descripción|Tamaño|baldosa cerámica|mármol pulido|baño|madera maciza|color castaño|unión|código|estándar|algodón|pequeño' },
  { language: 'Italian', encodings: ['windows-1252', 'iso-8859-15', 'macintosh', 'ibm850', 'ibm437'], words: 'Quantità|rovere naturale|unità|qualità|finitura più lucida|disponibilità|perché|città|caffè|così|metà|noce scuro' },
  { language: 'Portuguese', encodings: ['windows-1252', 'iso-8859-15', 'macintosh', 'ibm850'], words: 'Descrição|preço|pavimento cerâmico|mármore|pedaço|madeira maciça|padrão|espessura média|coleção|balcão|revestimento não polido|código' },
  { language: 'Dutch', encodings: ['windows-1252', 'macintosh', 'ibm850'], words: 'coëfficiënt|één stuk|eiken geborsteld|prijs per m²|reliëf|geïsoleerd|kleur crème|tegel|financiën|officiële prijs' },
  { language: 'Danish', encodings: ['windows-1252', 'iso-8859-15', 'macintosh', 'ibm850'], words: 'Størrelse|længde|træ|måtte|grå|bøg olieret|gulvbræt|køkken|væg|hvid højglans|åben|tæppe blå' },
  { language: 'Swedish', encodings: ['windows-1252', 'iso-8859-15', 'macintosh', 'ibm850', 'ibm437'], words: 'Längd|höjd|ek för golv|grå|trägolv|måttenhet|färg blå|körsbär|björk|vägg|på lager|ölad' },
  { language: 'Finnish', encodings: ['windows-1252', 'iso-8859-15', 'macintosh', 'ibm850', 'ibm437'], words: 'Väri|määrä|pähkinä|lämpökäsitelty|seinä|öljytty tammi|yksikkö|käsittelemätön|hylly|pöytä|säilytys|näyte' },
  { language: 'Icelandic', encodings: ['windows-1252', 'macintosh'], words: 'Stærð|breidd|þykkt|verð|eik olíuborin|gólf|rauður|viður|blár|hæð|lýsing|fjöldi' },
  { language: 'Polish', encodings: ['windows-1250', 'iso-8859-2', 'iso-8859-16'], words: 'Długość|szerokość|grubość|dąb olejowany|podłoga|płytka ścienna|biały połysk|żółty|ilość|drewno dębowe|próbka|wełna|źródło' },
  { language: 'Czech', encodings: ['windows-1250', 'iso-8859-2'], words: 'Šířka|délka|tloušťka|dub přírodní|dlažba|bílá|žlutá|množství|kůže|čerň|ořech světlý|povrch leštěný|stěna' },
  { language: 'Slovak', encodings: ['windows-1250', 'iso-8859-2'], words: 'Šírka|dĺžka|hrúbka|dub prírodný|dlažba|biela lesklá|žltá|množstvo|koža|čierna|orech svetlý|stôl|ľan' },
  { language: 'Hungarian', encodings: ['windows-1250', 'iso-8859-2', 'iso-8859-16'], words: 'Méret|szélesség|vastagság|tölgy natúr|padló|fényes fehér|zöld|mennyiség|bőr|szürke|dió sötét|felület|könnyű|fűzöld' },
  { language: 'Romanian', encodings: ['windows-1250'], words: 'Lăţime|înălţime|roşu deschis|lungime|stejar băițuit|pardoseală|țesătură|roșu închis|placă|cantitate și preț|preţ|greşeală|uşă|gresie porțelanată|înălțime|piele naturală' },
  { language: 'Croatian', encodings: ['windows-1250', 'iso-8859-2'], words: 'Širina|količina|debljina pločice|hrast četkani|smeđa|žuta|koža|površina|crna ploča|uređaj|šifra|bijela boja' },
  { language: 'Turkish', encodings: ['windows-1254', 'iso-8859-3'], words: 'Genişlik|uzunluk|kalınlık|meşe doğal|yer döşemesi|beyaz parlak|sarı|ağırlık|gümüş|ölçü|koyu ceviz|yüzey işlemi|açık' },
  { language: 'Estonian', encodings: ['windows-1257', 'iso-8859-13', 'iso-8859-15'], words: 'Värv|laius|pähkel|õlitatud tamm|põrand|kõrgus|mõõdud|pööning|hõbe|köök|sügavus|šokolaad' },
  { language: 'Latvian', encodings: ['windows-1257', 'iso-8859-13', 'iso-8859-4'], words: 'Platums|garums|biezums|ozola grīda|krāsa balta|daudzums|virsma spīdīga|flīze|dēlis|vienība|āda brūna|mērvienība|šķiedra|ūdens|žogs|kaļķis' },
  { language: 'Lithuanian', encodings: ['windows-1257', 'iso-8859-13', 'iso-8859-4'], words: 'Plotis|ilgis|ąžuolo grindys|spalva šviesi|kiekis|paviršius blizgus|plytelė|medžiaga|vienetų skaičius|oda ruda|dėžė|žalia|riešutas tamsus|įvairūs' },
  { language: 'Russian', encodings: ['windows-1251', 'koi8-r', 'iso-8859-5', 'ibm866'], words: 'Наименование|Цвет|ширина|длина|толщина|дуб натуральный|плитка настенная|белый глянец|количество|паркет|единица|орех тёмный|поверхность' },
  { language: 'Ukrainian', encodings: ['windows-1251', 'iso-8859-5'], words: 'Назва|Колір|ширина|довжина|товщина|дуб натуральний|плитка підлогова|білий глянець|кількість|одиниця|горіх темний|поверхня|їдальня' },
  { language: 'Bulgarian', encodings: ['windows-1251', 'iso-8859-5', 'ibm866'], words: 'Наименование|Цвят|ширина|дължина|дебелина|дъб натурален|плочки|бял гланц|количество|паркет|единица|орех тъмен|повърхност' },
  { language: 'Greek', encodings: ['windows-1253', 'iso-8859-7'], words: 'Περιγραφή|Χρώμα|πλάτος|μήκος|πάχος|δρυς φυσική|πλακάκι δαπέδου|λευκό γυαλιστερό|ποσότητα|τιμή|μονάδα|καρυδιά|επιφάνεια|Άσπρο' },
  { language: 'Hebrew', encodings: ['windows-1255', 'iso-8859-8'], words: 'תיאור|צבע|רוחב|אורך|עובי|אלון טבעי|אריח רצפה|לבן מבריק|כמות|מחיר|יחידה|אגוז כהה' },
  { language: 'Arabic', encodings: ['windows-1256', 'iso-8859-6'], words: 'الوصف|اللون|العرض|الطول|السماكة|بلوط طبيعي|بلاط أرضي|أبيض لامع|الكمية|السعر|الوحدة|جوز غامق' },
  { language: 'Thai', encodings: ['windows-874'], words: 'รายการ|สี|ความกว้าง|ความยาว|ความหนา|ไม้โอ๊ค|กระเบื้องปูพื้น|สีขาวเงา|จำนวน|ราคา|หน่วย|พื้นผิว' },
  { language: 'Chinese', encodings: ['gb18030'], words: '名称|颜色|宽度|长度|厚度|橡木地板|瓷砖|亮光白|数量|单价|单位|胡桃木饰面|表面处理|酒店大堂吊灯|羊毛地毯' },
  { language: 'Chinese (traditional)', encodings: ['big5', 'gb18030'], words: '名稱|顏色|寬度|長度|厚度|橡木地板|瓷磚|亮光白|數量|單價|單位|胡桃木飾面|表面處理|飯店大廳吊燈|羊毛地毯' },
  { language: 'Japanese', encodings: ['shift_jis', 'euc-jp'], words: '品名|色|幅|長さ|厚み|オーク無垢フローリング|タイル|ホワイト光沢|数量|単価|単位|ウォールナット突板|表面仕上げ|カーペット' },
  { language: 'Korean', encodings: ['euc-kr'], words: '품명|색상|폭|길이|두께|참나무 원목마루|타일|화이트 유광|수량|단가|단위|월넛 무늬목|표면처리|카펫' },
] // prettier-ignore

/** The bytes of a text in an encoding; throws for what it cannot write. */
export function encodedAs(text: string, encoding: Encoding): Buffer {
  const table = tables.get(encoding) ?? tableOf(encoding)
  tables.set(encoding, table)
  return Buffer.concat(
    Array.from(text).map((char) => {
      const bytes = char < '\u0080' ? Buffer.from(char) : table.get(char)
      if (!bytes) throw new Error(`${encoding} cannot write ${char}`)
      return bytes
    }),
  )
}

const tables = new Map<Encoding, Map<string, Buffer>>()
const IS_DOUBLE = new Set<Encoding>(['gb18030', 'big5', 'shift_jis', 'euc-jp', 'euc-kr'])

function tableOf(encoding: Encoding): Map<string, Buffer> {
  const found = new Map<string, Buffer>()
  const note = (...bytes: number[]) => {
    const read = createDecoder(encoding).decode(Buffer.from(bytes))
    if (Array.from(read).length === 1 && read !== '\ufffd' && !found.has(read)) found.set(read, Buffer.from(bytes))
  }
  for (let first = 0x80; first <= 0xff; first += 1) {
    note(first)
    if (IS_DOUBLE.has(encoding)) for (let second = 0x40; second <= 0xfe; second += 1) note(first, second)
  }
  return found
}
