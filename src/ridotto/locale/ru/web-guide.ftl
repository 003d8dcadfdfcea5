## The first-game guide

guide-label = Пояснения к первой игре
guide-tip = Совет
guide-got-it = Понятно
guide-switch-off = Выключить пояснения
guide-is-off = Пояснения выключены. Включить их снова можно в настройках.
