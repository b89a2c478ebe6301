import '../locales/work-texts.ts'
import { Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { usePlacing } from './place-things.ts'
import { askForProject, useMayTakeOut, type PlacedThing } from './placing.ts'

/** The items of a thing's menu that move it to a project and out of it. */
export function PlacingItems({ thing }: { thing: PlacedThing }) {
  const { t } = useTranslation()
  const mayTakeOut = useMayTakeOut()
  const { place } = usePlacing()
  return (
    <>
      {thing.right === 'own' && <Menu.Item onClick={() => askForProject(thing)}>{t('work.moveTo')}</Menu.Item>}
      {mayTakeOut(thing) && (
        <Menu.Item onClick={() => void place(null, [thing], t('work.takenOut', { name: thing.name }))}>
          {t('work.takeOut')}
        </Menu.Item>
      )}
    </>
  )
}
