import { Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { TreeCategory } from '../../../../contract/keeping/merging.ts'
import buttons from '../../../kit/buttons.module.css'
import menu from '../../../kit/menu.module.css'

const acts = ['edit', 'below', 'move', 'merge', 'delete'] as const
export type TreeAct = (typeof acts)[number]

interface TreeRowMenuProps {
  name: string
  category: TreeCategory
  isStop: boolean
  onAct: (act: TreeAct) => void
}

/** The actions for one category. */
export function TreeRowMenu({ name, category, isStop, onAct }: TreeRowMenuProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Menu position="bottom-end" classNames={menu} withInitialFocusPlaceholder={false} returnFocus>
      <Menu.Target>
        <button
          type="button"
          className={buttons['icon']}
          tabIndex={isStop ? 0 : -1}
          aria-label={t('records.more', { name })}
        >
          <IconDots />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {acts.map((act) => (
          <Menu.Item key={act} onClick={() => onAct(act)}>
            {t(`records.${act}`)}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => void navigate(`/operator/products?categoryId=${category.id}`)}>
          {t('records.seeProducts')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
