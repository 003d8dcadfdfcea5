## The first-game guide

guide-label = First-game guide
guide-tip = Tip
guide-got-it = Got it
guide-switch-off = Switch the guide off
guide-is-off = The guide is off. You can switch it on again in the settings.
