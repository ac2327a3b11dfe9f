import type { texts as korean } from '../ko/office-start'
import type { TextsIn } from '../text-types'

export const texts: TextsIn<'ru', typeof korean> = {
  'start.title': 'Первые шаги',
  'start.progress': 'Готово {{done}} из {{all}}',
  'start.hide': 'Больше не показывать',
  'start.DONE': 'Готово',
  'start.TWO_FACTOR': 'Включите двухэтапный вход',
  'start.TWO_FACTOR.why': 'Головной офис может всё: одного пароля мало.',
  'start.STAFF': 'Добавьте второго сотрудника',
  'start.STAFF.why': 'Крупные суммы и счета подтверждают двое.',
  'start.ACCOUNT': 'Добавьте счёт для депозитов',
  'start.ACCOUNT.why': 'На него игроки переводят деньги.',
  'start.ACCOUNT.waits': 'Ждёт подтверждения другого сотрудника.',
  'start.PARTNER': 'Создайте первого партнёра',
  'start.PARTNER.why': 'Его ID — код регистрации для его игроков.',
  'start.NOTICE': 'Напишите первое объявление',
  'start.NOTICE.why': 'Чтобы новым игрокам было что прочитать.',
}
