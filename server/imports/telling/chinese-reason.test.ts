import { expect, it } from 'vitest'
import { reasonInChinese } from './chinese-reason.ts'

it.each([
  ['is required', '必填'],
  ['at most 200 characters', '最多 200 个字符'],
  ['at least 0', '不能小于 0'],
  ['must not be empty', '不能为空'],
  ['expected a country code of two letters (ISO 3166-1)', '应为两位国家代码（ISO 3166-1）'],
  ['MS-1 is the number of another product', 'MS-1 已是另一产品的编号'],
  ['a new product needs a category; MS-104 is known under Casa', '新产品需要分类；MS-104 属于 Casa'],
  ['oak.jpg could be a/oak.jpg, b/oak.jpg; write which', 'oak.jpg 可能是以下文件之一：a/oak.jpg, b/oak.jpg，请写明'],
])('a reason is translated into Chinese: %s', (reason, chinese) => {
  expect(reasonInChinese(reason)).toBe(chinese)
})
