// The fonts are there before the first words, which would jump when they come.
import { settings } from "./settings.svelte";

const FONTS = ["400", "500", "700"].map((weight) => `${weight} 16px "Alegreya Sans"`);
FONTS.push('700 16px "Alegreya Variable"');

export async function loadFonts(): Promise<void> {
  const letters = settings.language === "en" ? "A" : "AЖ";
  await Promise.all(FONTS.map((font) => document.fonts.load(font, letters)));
}
