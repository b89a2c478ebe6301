import { expect, it } from 'vitest'
import { waitForPage } from '../stage/browser.ts'
import { setReadingStage } from '../stage/stage.ts'

const stage = setReadingStage()

/** Where the page's styles say that Latin letters are. */
const FILES = `[...document.styleSheets].flatMap((sheet) =>
  [...sheet.cssRules]
    .filter((rule) => rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('unicode-range').startsWith('U+0-'))
    .flatMap(({ style }) => [.../url\\("(.+?)"\\)/g[Symbol.matchAll](style.getPropertyValue('src'))])
    .map(([, file]) => new URL(file, sheet.href).href))`

it('the page asks for its letters itself, once, and for those that its styles name', async () => {
  const page = await stage.visit()
  await page.getByRole('article').first().waitFor()
  await waitForPage(page, `document.fonts.check('15px "Instrument Sans Variable"')`)
  const ahead = await page.evaluate<string>(`document.querySelector('link[rel=preload][as=font]').href`)
  expect(await page.evaluate(FILES)).toEqual([ahead])
  const askedBy = `performance.getEntriesByName('${ahead}').map(({ initiatorType }) => initiatorType)`
  expect(await page.evaluate(askedBy)).toEqual(['link'])
})
