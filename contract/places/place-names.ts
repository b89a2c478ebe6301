/**
 * The places for which products are asked whether they fit, in the order in which they are shown: code, Chinese, English. Apart from the
 * rules (`places.ts`), since the shop's first page needs the names alone.
 */
export const placeNames = [
  ['barefoot-wet', '湿区赤足地面', 'Barefoot wet floor'],
  ['shod-wet', '湿区穿鞋地面', 'Wet floor, shod'],
  ['outdoors', '室外地面', 'Outdoor floor'],
  ['stairs', '楼梯', 'Stairs'],
  ['heated-floor', '地暖地面', 'Heated floor'],
  ['busy-floor', '高人流地面', 'Busy floor'],
  ['escape-floor', '疏散通道地面', 'Escape route floor'],
  ['escape-wall', '疏散通道墙顶面', 'Escape route wall'],
  ['wet-wall', '湿区墙面', 'Wet wall'],
  ['worktop', '台面', 'Worktop'],
  ['facade', '外墙', 'Facade'],
  ['contract-upholstery', '公共场所座椅', 'Contract upholstery'],
  ['public-curtain', '公共场所窗帘', 'Curtain in public buildings'],
] as const satisfies readonly (readonly [code: string, zh: string, en: string])[]

export type PlaceCode = (typeof placeNames)[number][0]

export const placeCodes = /* @__PURE__ */ placeNames.map(([code]) => code)

/** What a filter asks for: what fits a place, what does not (`stairs:not`), and what does not say (`stairs:unstated`). */
export const placeAnswers = /* @__PURE__ */ placeCodes.flatMap(
  (code) => [code, `${code}:not`, `${code}:unstated`] as const,
)

/** Whether a product fits a place: it does, it does not, or what decides it is not stated. */
export const fitAnswers = ['fits', 'not', 'unstated'] as const
export type FitAnswer = (typeof fitAnswers)[number]

export function nameOfPlace(code: PlaceCode, isChinese: boolean): string {
  const [, zh, en] = placeNames.find(([own]) => own === code) ?? ['', '', '']
  return isChinese ? zh : en
}
