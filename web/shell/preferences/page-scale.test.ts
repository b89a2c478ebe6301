import { expect, test } from 'vitest'
import { isPhoneLayout, libraryScale, rootFontSize, pageUnit } from './page-scale.ts'

const unzoomed = (width: number) => ({ innerWidth: width, outerWidth: width })
const zoomed = (width: number, zoom: number) => ({ innerWidth: width / zoom, outerWidth: width })

test('the root is one tenth of the window, 192 px at 1920', () => {
  expect(rootFontSize(1920)).toBe(192)
  expect(rootFontSize(390)).toBe(39)
})

test('at 1920 one unit is one pixel, and wide screens scale with their width', () => {
  expect(pageUnit(unzoomed(1920), 1)).toBe(1)
  expect(pageUnit(unzoomed(3840), 1)).toBe(2)
})

test('a small desk stays readable and a phone is drawn in pixels', () => {
  expect(pageUnit(unzoomed(1366), 1)).toBe(0.9)
  expect(pageUnit(unzoomed(768), 1)).toBe(0.9)
  expect(pageUnit(unzoomed(767), 1)).toBe(1)
  expect(pageUnit(unzoomed(320), 1)).toBe(1)
})

test.each([1366, 1920, 2560, 3840])('at 200 %% of %i the page is at least 1.8 times as large', (width) => {
  expect((pageUnit(zoomed(width, 2), 1) * 2) / pageUnit(unzoomed(width), 1)).toBeGreaterThanOrEqual(1.8)
})

test('the borders of a window are no zoom', () => {
  expect(pageUnit({ innerWidth: 1920, outerWidth: 1936 }, 1)).toBe(1)
})

test('sizes multiply the unit', () => {
  expect(pageUnit(unzoomed(1920), 1.125)).toBe(1.125)
  expect(pageUnit(unzoomed(390), 0.9)).toBe(0.9)
})

test('one pixel of the component library is one unit', () => {
  const u = pageUnit(unzoomed(2560), 1)
  expect((libraryScale(u, rootFontSize(2560)) * rootFontSize(2560)) / 16).toBeCloseTo(u)
  expect(libraryScale(1, 192)).toBeCloseTo(1 / 12)
})

test('a desk zoomed far in gets the layout of a phone', () => {
  expect(isPhoneLayout(1280, 2)).toBe(true)
  expect(isPhoneLayout(960, 1)).toBe(false)
})
