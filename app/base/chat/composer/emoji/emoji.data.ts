export type EmojiGroupId = 'faces' | 'people' | 'nature' | 'food' | 'activities' | 'objects';

/** Common ones that phones of the last years draw, by group and in the order shown, with spaces between. */
export const emojiGroups: readonly { id: EmojiGroupId; emoji: string }[] = [
  {
    id: 'faces',
    emoji:
      '😀 😃 😄 😁 😆 😅 🤣 😂 🙂 🙃 😉 😊 😇 🥰 😍 🤩 😘 😗 😚 😙 😋 😛 😜 🤪 😝 🤗 🤭 🤫 🤔 🤐 🤨 😐 😑 😶 😏 😒 🙄 😬 😌 😔 😪 😴 😷 🤒 🤕 🤢 🤮 🤧 🥵 🥶 🥴 😵 🤯 🤠 🥳 😎 🤓 🧐 😕 😟 🙁 😮 😯 😲 😳 🥺 😦 😧 😨 😰 😥 😢 😭 😱 😖 😣 😞 😓 😩 😫 🥱 😤 😡 😠 🤬 😈 💀 💩 🤡 👻 👽 🤖 😺 😸 😹 😻 😼 🙀 😿 😾 🙈 🙉 🙊',
  },
  {
    id: 'people',
    emoji:
      '👋 🤚 ✋ 🖖 👌 🤏 ✌️ 🤞 🤟 🤘 🤙 👈 👉 👆 👇 ☝️ 👍 👎 ✊ 👊 🤛 🤜 👏 🙌 👐 🤲 🤝 🙏 ✍️ 💅 💪 👂 👃 👀 👅 👄 👶 🧒 👦 👧 🧑 👨 👩 🧓 👴 👵 🙋 🙆 🙅 🤷 🤦 🙇 💁 🏃 🚶 💃 🕺 👫 👪 🫂',
  },
  {
    id: 'nature',
    emoji:
      '🐶 🐱 🐭 🐹 🐰 🦊 🐻 🐼 🐨 🐯 🦁 🐮 🐷 🐸 🐵 🐔 🐧 🐦 🐤 🦆 🦉 🐺 🐴 🦄 🐝 🦋 🐌 🐞 🐢 🐍 🐙 🦀 🐠 🐬 🐳 🐊 🐘 🐪 🐑 🐐 🐕 🐈 🐉 🌵 🎄 🌲 🌳 🌴 🌱 🌿 ☘️ 🍀 🍁 🍂 🌾 💐 🌷 🌹 🌺 🌸 🌼 🌻 🌞 🌝 🌙 ⭐ ✨ ⚡ 🔥 🌈 ☀️ ⛅ ☁️ 🌧️ ⛄ ❄️ 💨 💧 ☔ 🌊',
  },
  {
    id: 'food',
    emoji:
      '🍎 🍐 🍊 🍋 🍌 🍉 🍇 🍓 🍒 🍑 🥭 🍍 🥥 🥝 🍅 🥑 🥦 🥒 🌶️ 🌽 🥕 🍠 🥐 🍞 🧀 🥚 🍳 🥓 🍗 🍖 🌭 🍔 🍟 🍕 🥪 🌮 🥗 🍝 🍜 🍲 🍣 🍱 🥟 🍤 🍙 🍚 🍢 🍡 🥮 🍧 🍨 🍦 🥧 🎂 🍰 🧁 🍮 🍭 🍬 🍫 🍿 🍩 🍪 🥛 ☕ 🍵 🥤 🧋 🍺 🍻 🥂 🍷',
  },
  {
    id: 'activities',
    emoji:
      '⚽ 🏀 🏈 ⚾ 🎾 🏐 🏉 🎱 🏓 🏸 🥊 🏆 🥇 🥈 🥉 🏅 🎯 🎮 🎲 🧩 🎨 🎬 🎤 🎧 🎹 🥁 🎷 🎸 🎻 🎉 🎊 🎈 🎁 🎀 🏮 🧧 🎆 🎇 🚗 🚕 🚌 🚑 🚓 🚚 🏍️ 🛵 🚲 🚄 🚇 ✈️ 🚀 🚢 ⛵ 🏠 🏢 🏥 🏫 🏖️ ⛰️ 🏕️ 🗼 🗽 🌆 🌃 🗺️ 🧳',
  },
  {
    id: 'objects',
    emoji:
      '❤️ 🧡 💛 💚 💙 💜 🖤 🤍 💔 💕 💞 💓 💗 💖 💘 💝 💋 💌 💍 💎 👑 👓 👗 👟 🎒 ☂️ 📱 💻 ⌨️ 📷 🎥 📞 📺 ⏰ ⌛ 🔋 💡 🔦 🕯️ 💰 💳 💸 🔧 🔨 🔑 🔒 🚪 🛏️ 🚿 🧸 📦 📩 📅 📌 📎 ✂️ 📖 📝 ✏️ 🔍 💊 🩹 🧼 🧻 ✅ ❌ ❓ ❗ ‼️ 💯 💢 💤 💬 💭 🔔 🎵 🎶 ➕ ➖ ✔️ ⬆️ ⬇️ ⬅️ ➡️ 🔄 🆗 🆕 🆒 🔴 🟠 🟡 🟢 🔵 🟣 ⚫ ⚪',
  },
];
