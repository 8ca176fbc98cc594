// Short sounds, made when they are played; nothing is loaded.
import { settings } from "../ui/settings.svelte";

export type SoundName =
  "place" | "flip" | "coin" | "strike" | "turn" | "win" | "slide" | "wood" | "wax";

let context: AudioContext | null = null;

/** Plays a sound, unless they are off or the page has not been touched yet. */
export function play(name: SoundName): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  SOUNDS[name](context, context.currentTime + 0.01);
}

/** The quiet sound of a room at a pitch, until what it returns is called; it is heard once the page
 * has been touched. */
export function startRoomTone(pitch: number): () => void {
  let stop: (() => void) | null = null;
  const begin = (): void => {
    if (stop) return;
    context ??= new AudioContext();
    stop = hum(context, pitch);
  };
  if (navigator.userActivation?.hasBeenActive) begin();
  else addEventListener("pointerdown", begin, { once: true });
  return () => {
    removeEventListener("pointerdown", begin);
    stop?.();
  };
}

/** Air that moves slowly, and a tone far below it. */
function hum(c: AudioContext, pitch: number): () => void {
  const buffer = c.createBuffer(1, c.sampleRate * 4, c.sampleRate);
  const samples = buffer.getChannelData(0);
  let last = 0;
  for (let i = 0; i < samples.length; i++) {
    last = (last + 0.02 * (Math.random() * 2 - 1)) / 1.02;
    // The end fades into the beginning, so that the loop is not heard.
    samples[i] = last * 3.5 * Math.min(1, i / 9000, (samples.length - i) / 9000);
  }
  const air = c.createBufferSource();
  const filter = c.createBiquadFilter();
  const low = c.createOscillator();
  const lowGain = c.createGain();
  const gain = c.createGain();
  air.buffer = buffer;
  air.loop = true;
  filter.type = "lowpass";
  filter.frequency.value = pitch * 4;
  low.frequency.value = pitch;
  lowGain.gain.value = 0.06;
  gain.gain.setValueAtTime(0, c.currentTime);
  gain.gain.linearRampToValueAtTime(0.05, c.currentTime + 2);
  air.connect(filter).connect(gain);
  low.connect(lowGain).connect(gain);
  gain.connect(c.destination);
  air.start();
  low.start();
  return () => {
    gain.gain.cancelScheduledValues(c.currentTime);
    gain.gain.setTargetAtTime(0, c.currentTime, 0.2);
    air.stop(c.currentTime + 1);
    low.stop(c.currentTime + 1);
  };
}

function tone(
  c: AudioContext,
  at: number,
  pitch: number,
  length: number,
  volume: number,
  wave: OscillatorType = "sine",
): void {
  const source = c.createOscillator();
  const gain = c.createGain();
  source.type = wave;
  source.frequency.setValueAtTime(pitch, at);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(c.destination);
  source.start(at);
  source.stop(at + length);
}

function rustle(c: AudioContext, at: number, pitch: number, length: number, volume: number): void {
  const buffer = c.createBuffer(1, Math.ceil(c.sampleRate * length), c.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) {
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  }
  const source = c.createBufferSource();
  const filter = c.createBiquadFilter();
  const gain = c.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = volume;
  source.connect(filter).connect(gain).connect(c.destination);
  source.start(at);
}

const SOUNDS: Record<SoundName, (c: AudioContext, at: number) => void> = {
  place(c, at) {
    rustle(c, at, 900, 0.08, 0.35);
    tone(c, at, 140, 0.09, 0.16);
  },
  wood(c, at) {
    rustle(c, at, 520, 0.05, 0.5);
    tone(c, at, 210, 0.07, 0.2, "triangle");
  },
  wax(c, at) {
    rustle(c, at, 240, 0.16, 0.5);
    tone(c, at + 0.05, 85, 0.16, 0.2);
  },
  slide(c, at) {
    rustle(c, at, 1800, 0.12, 0.18);
  },
  flip(c, at) {
    rustle(c, at, 2600, 0.07, 0.25);
    rustle(c, at + 0.07, 1500, 0.06, 0.25);
  },
  coin(c, at) {
    tone(c, at, 1568, 0.18, 0.05, "triangle");
    tone(c, at + 0.05, 2093, 0.25, 0.05, "triangle");
  },
  strike(c, at) {
    rustle(c, at, 380, 0.28, 0.6);
    tone(c, at, 92, 0.3, 0.25, "triangle");
  },
  turn(c, at) {
    tone(c, at, 587, 0.35, 0.08);
    tone(c, at + 0.12, 880, 0.5, 0.08);
  },
  win(c, at) {
    [523, 659, 784, 1047].forEach((pitch, index) => tone(c, at + index * 0.13, pitch, 0.6, 0.08));
  },
};
