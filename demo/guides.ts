import { type DemoProduct } from './products/product.ts'

export type GuideKind = 'installation' | 'care-cloth' | 'care-hard'

/** Plain advice for laying and care, by kind. */
export const GUIDES: Record<GuideKind, { title: string; name: string; enName: string; steps: string[] }> = {
  installation: {
    title: 'Installation',
    name: '铺装说明',
    enName: 'Installation guide',
    steps: [
      'Leave the boxes closed in the room for two days, flat and away from walls.',
      'Check that the ground is dry, clean and level within two millimetres over two metres.',
      'Open several boxes and mix the pieces before the first one is fixed. Look at them by daylight.',
      'Begin from a straight line in the middle of the room, not from a wall.',
      'Keep the joints named in the data sheet, and eight millimetres to every wall.',
      'Report a doubtful piece before it is fixed. A fixed piece counts as accepted.',
    ],
  },
  'care-cloth': {
    title: 'Care',
    name: '保养说明',
    enName: 'Care guide',
    steps: [
      'Brush or vacuum along the cloth once a week with a soft nozzle.',
      'Lift spots at once with a white cloth and lukewarm water, from the edge inwards.',
      'Keep it out of direct sun behind glass, or turn it twice a year.',
      'Leave washing to a cleaner who has seen the data sheet.',
    ],
  },
  'care-hard': {
    title: 'Care',
    name: '保养说明',
    enName: 'Care guide',
    steps: [
      'Wipe with a damp cloth and a little neutral soap. Dry at once.',
      'Keep away acid, bleach, scouring powder and steel wool.',
      'Set felt under furniture and a mat before the door.',
      'Renew oil, soap or wax when water no longer stands in drops.',
    ],
  },
}

/** The guides that go with a product, by the first level of its category. */
export function guidesOf(product: DemoProduct): GuideKind[] {
  switch (product.category[0]?.enName) {
    case 'Textile':
      return ['care-cloth']
    case 'Wallcovering':
      return ['installation', 'care-cloth']
    case 'Paint and plaster':
      return ['care-hard']
    default:
      return ['installation', 'care-hard']
  }
}
