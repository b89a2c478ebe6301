/** Traditional and Japanese characters of the trade, each before its simplified form. */
const PAIRS =
  '價价單单単单經经銷销発发發发進进採采稅税廠厂標标準准導导議议員员會会場场庫库數数號号規规産产產产貨货長长寬宽広宽顏颜顔颜圖图図图類类稱称簡简紹绍說说説说編编碼码國国裝装塊块條条證证書书認认態态級级質质樣样様样時时間间週周區区積积総总總总個个額额幣币種种徑径來来納纳銘铭階阶適适舊旧後后費费運运貼贴現现實实際际約约協协關关連连計计訂订購购張张組组雙双對对電电詢询圓圆無无暫暂請请內内萬万釐厘噸吨鐘钟禮礼聯联當当歐欧臺台盤盘隻只'
const FORMS = new Map(
  Array.from(PAIRS).flatMap((form, at, all): [string, string][] => (at % 2 ? [] : [[form, all[at + 1] ?? form]])),
)
const FORM = new RegExp(`[${[...FORMS.keys()].join('')}]`, 'g')

/** A text of headers, units and words of prices with simplified characters: 零售價 is 零售价. */
export function simplified(text: string): string {
  return text.replaceAll(FORM, (form) => FORMS.get(form) ?? form)
}
