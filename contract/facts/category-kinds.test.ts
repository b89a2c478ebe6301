import { describe, expect, it } from 'vitest'
import { kindsOfCategory, kindsOfProduct } from './category-kinds.ts'

const kindsOf = (...path: [zh: string, en: string][]) =>
  [...kindsOfCategory(path.map(([name, enName]) => ({ name, enName })))].toSorted()

describe('the kinds of a category', () => {
  it('are those that it or one above it names, in either language', () => {
    expect(kindsOf(['地面', 'Flooring'], ['木地板', 'Timber'], ['人字拼', 'Herringbone'])).toEqual([
      'floor',
      'timberFloor',
    ])
    expect(kindsOf(['瓷砖', ''], ['马赛克', ''])).toEqual(['tile', 'wallTile'])
    expect(kindsOf(['', 'Tile'], ['', 'Stone mosaic'])).toEqual(['stone', 'tile', 'wallTile'])
    expect(kindsOf(['', 'Handles'])).toEqual([])
  })

  it('are neither of the two things that a name above is of', () => {
    const textile: [string, string] = ['织物与地毯', 'Textile and carpet']
    expect(kindsOf(textile, ['窗帘布', 'Curtain'], ['亚麻', 'Linen'])).toEqual(['curtain'])
    expect(kindsOf(textile, ['地毯', 'Carpet'])).toEqual(['carpet', 'floor'])
    expect(kindsOf(textile)).toEqual([])
    expect(kindsOf(['涂料与灰泥', 'Paint and plaster'])).toEqual(['paint'])
  })

  it.each([
    ['carpet', ['地毯', 'Carpet tiles']],
    ['absorbers', ['吸声板', 'Acoustic tiles']],
    ['cork', ['软木地板', 'Cork floor tiles']],
  ] as const)('are not those of tiles where the tiles are %s', (_what, [name, enName]) => {
    expect(kindsOf([name, enName])).not.toContain('tile')
  })

  it('tell decks, facade boards and leather from what they are made of', () => {
    expect(kindsOf(['户外地板', 'Decking'], ['实木户外板', 'Timber decking'])).toEqual([
      'decking',
      'floor',
      'timberDecking',
    ])
    expect(kindsOf(['木塑户外板', 'Composite decking'])).toEqual(['decking'])
    expect(kindsOf(['外墙板', 'Facade board'], ['HPL 外墙板', 'HPL facade panel'])).toEqual(['cladding', 'laminate'])
    expect(kindsOf(['皮革', 'Leather'])).toEqual(['leather', 'upholstery'])
    expect(kindsOf(['石膏板材', 'Gypsum'], ['纸面石膏板', 'Plasterboard'])).toEqual(['plasterboard'])
  })

  it.each([
    [['釉面砖', 'Glazed'], true],
    [['清水砖', 'Brick'], true],
    [['', 'Unglazed'], false],
    [['无釉砖', ''], false],
    [['', 'Brick pavers'], false],
    [['釉面地砖', ''], false],
    [['', 'Mosaic floor tiles'], false],
    [['墙地砖', ''], false],
  ] as const)('tell tiles of a wall from those of a floor: %s', ([name, enName], isOfWall) => {
    expect(kindsOf([name, enName]).includes('wallTile')).toBe(isOfWall)
  })

  it('tell what covers a wall, and what is for outside', () => {
    expect(kindsOf(['台面与板材', 'Surfaces'], ['软木', 'Cork'], ['软木墙板', 'Cork wall'])).toEqual(['corkWall'])
    expect(kindsOf(['石材', 'Stone'], ['石铺装', 'Stone paving'])).toEqual(['floor', 'paving', 'stone'])
    expect(kindsOf(['砂质灰泥', 'Sand render'])).toEqual(['paint', 'render'])
    expect(kindsOf(['石材', 'Stone'], ['挂墙板岩', 'Slate cladding'])).toEqual(['cladding', 'stone'])
  })

  it('do not mistake a word within another', () => {
    expect(kindsOf(['软木地板', 'Cork floor'])).not.toContain('timberFloor')
    expect(kindsOf(['玻璃马赛克', 'Glass mosaic'])).toEqual(['tile', 'wallTile'])
    expect(kindsOf(['人造石台面', 'Solid surface top'])).toEqual(['worktop'])
  })
})

describe('the kinds of a product', () => {
  const kindsOf = (kinds: Parameters<typeof kindsOfProduct>[0], name: string | null, enName: string | null) =>
    [...kindsOfProduct(kinds, { name, enName })].toSorted()

  it('are what its own name says, where its category holds others too', () => {
    expect(kindsOf(new Set(['upholstery']), null, 'Linen velvet for curtains')).toEqual(['curtain'])
    expect(kindsOf(new Set(['upholstery']), '亚麻绒帘布', null)).toEqual(['curtain'])
    expect(kindsOf(new Set(['stone']), '挂墙板岩瓦', null)).toEqual(['cladding', 'stone'])
    expect(kindsOf(new Set(['upholstery', 'leather']), null, 'Leather floor tile')).toEqual(['wallTile'])
    expect(kindsOf(new Set(['tile']), null, 'Unfired brick')).toEqual(['tile', 'wallTile'])
  })

  it('are those of its category where its name says nothing, or speaks of a look', () => {
    const tile = new Set(['tile'] as const)
    expect(kindsOfProduct(tile, { name: '砖', enName: 'Brick-look tile' })).toBe(tile)
    expect(kindsOf(new Set(['floor', 'tile']), null, 'Brick')).toEqual(['floor', 'tile'])
    expect(kindsOf(new Set(['paint']), null, 'For curtains')).toEqual(['paint'])
  })
})
