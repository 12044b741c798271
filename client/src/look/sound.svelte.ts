/** Small sounds, made on the spot; a switch and a volume, kept on this device. */
type Tune = "turn" | "move" | "talk" | "end";
type Note = { at: number; pitch: number; long: number; loud: number };

const TUNES: Record<Tune, readonly Note[]> = {
  turn: [
    { at: 0, pitch: 659, long: 0.22, loud: 0.5 },
    { at: 0.13, pitch: 880, long: 0.4, loud: 0.5 },
  ],
  move: [{ at: 0, pitch: 190, long: 0.07, loud: 0.35 }],
  talk: [{ at: 0, pitch: 520, long: 0.12, loud: 0.25 }],
  end: [523, 659, 784, 1047].map((pitch, place) => ({ at: place * 0.14, pitch, long: 0.6, loud: 0.4 })),
};
const USUAL_VOLUME = 0.5;

class Sound {
  on = $state(localStorage.getItem("sound") !== "off");
  volume = $state(Number(localStorage.getItem("volume") ?? USUAL_VOLUME));
  #context: AudioContext | null = null;

  choose(on: boolean): void {
    this.on = on;
    localStorage.setItem("sound", on ? "on" : "off");
    this.play("turn");
  }

  setVolume(volume: number): void {
    this.volume = volume;
    localStorage.setItem("volume", String(volume));
  }

  /** A browser lets a page be heard only after somebody has touched it; before that it stays silent. */
  play(tune: Tune): void {
    if (!this.on || !this.volume || !navigator.userActivation?.hasBeenActive) return;
    const context = (this.#context ??= new AudioContext());
    void context.resume();
    for (const note of TUNES[tune]) this.#strike(context, note);
  }

  #strike(context: AudioContext, { at, pitch, long, loud }: Note): void {
    const begin = context.currentTime + at;
    const [voice, hush] = [context.createOscillator(), context.createGain()];
    voice.type = "triangle";
    voice.frequency.value = pitch;
    hush.gain.setValueAtTime(0, begin);
    hush.gain.linearRampToValueAtTime(loud * this.volume, begin + 0.012);
    hush.gain.exponentialRampToValueAtTime(0.0001, begin + long);
    voice.connect(hush).connect(context.destination);
    voice.start(begin);
    voice.stop(begin + long);
  }
}

export const sound = new Sound();
