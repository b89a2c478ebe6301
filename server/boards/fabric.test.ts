import { expect, it } from 'vitest'
import { isFabric } from './fabric.ts'

const pathOf = (...names: string[]) =>
  names.map((words) => {
    const [name = '', enName = ''] = words.split('/')
    return { name, enName }
  })

it('tells cloth from what lies beside it in a catalogue, by the names on its path', () => {
  const textiles = '织物与地毯/Textile and carpet'
  const paths = {
    linen: pathOf(textiles, '窗帘布/Curtain', '亚麻/Linen'),
    velvet: pathOf(textiles, '家具布/Upholstery', '丝绒/Velvet'),
    cloth: pathOf('布料/Cloths'),
    suede: pathOf(textiles, '皮革/Leather', '反绒皮/Suede'),
    carpet: pathOf(textiles, '地毯/Carpet', '圈绒地毯/Loop pile'),
    'textile wall': pathOf('墙面覆材/Wallcovering', '织物墙布/Textile wall', '亚麻墙布/Linen wall'),
    grasscloth: pathOf('墙面覆材/Wallcovering', '植物纤维/Plant fibre', '草编墙纸/Grasscloth'),
    felt: pathOf('吸声/Acoustic', '吸声板/Absorbers', '毛毡板/Felt panel'),
    marble: pathOf('石材/Stone', '天然石/Natural stone', '大理石/Marble'),
    nothing: [],
  }
  const fabrics = Object.entries(paths).flatMap(([name, path]) => (isFabric(path) ? [name] : []))
  expect(fabrics).toEqual(['linen', 'velvet', 'cloth'])
})
