### Powrót Śmierciożerców: dlaczego bot wybrałby właśnie tak, dla tych, którzy proszą o podpowiedź.

## Podróż

rising-reason-start = Nikt nie wybrał jeszcze { $aff_gen }: z inną Kwaterą Główną drużyny mają razem więcej rodzajów kości.
rising-reason-travel = Kośćmi twojej drużyny uzyskasz tu komplet ({ $target }) w około { $chance }% przypadków; Voldemort przychodzi tu w około { $danger }%.
rising-reason-safe = Tu twoja drużyna jest bezpieczniejsza: Voldemort przychodzi tu w około { $danger }% przypadków, a { $other_di } w około { $more }%.
rising-reason-lord = Voldemortowi można teraz zadać ranę, a przychodzi tu w około { $danger }% przypadków.

## Kości

rising-reason-chance = { $dice ->
    [one] Około { $chance }% szans na komplet ({ $target }) { $dice } kością.
   *[many] Około { $chance }% szans na komplet ({ $target }) { $dice } kośćmi.
}
rising-reason-complete = Kości na stole wystarczą na komplet: { $target }.
rising-reason-rescue = { $left ->
    [0] Kości na stole wystarczą, a { $card } inaczej przepadnie na koniec tury.
    [one] Kości na stole wystarczą, a { $card } ma już tylko { $left } wolne pole ran; w drużynie pomoże leczenie.
    [few] Kości na stole wystarczą, a { $card } ma już tylko { $left } wolne pola ran; w drużynie pomoże leczenie.
   *[many] Kości na stole wystarczą, a { $card } ma już tylko { $left } wolnych pól ran; w drużynie pomoże leczenie.
}
rising-reason-finish = { $card }: jeszcze jedna rana i droga do Azkabanu.
rising-reason-special = { $card } działa także przy każdym Mrocznym Znaku: im wcześniej się to skończy, tym lepiej.
rising-reason-voldemort = { $left ->
    [0] Ta rana pokonuje Lorda Voldemorta: wspólne zwycięstwo.
    [one] Zwycięstwo dają tylko rany zadane Lordowi Voldemortowi; po tej zostanie mu { $left } wolne pole.
    [few] Zwycięstwo dają tylko rany zadane Lordowi Voldemortowi; po tej zostaną mu { $left } wolne pola.
   *[many] Zwycięstwo dają tylko rany zadane Lordowi Voldemortowi; po tej zostanie mu { $left } wolnych pól.
}
rising-reason-stop = { $dice ->
    [one] { $dice } kość, która została, nie da już prawie na pewno żadnego kompletu.
   *[many] { $dice } kości, które zostały, nie dadzą już prawie na pewno żadnego kompletu.
}
rising-reason-spare = Do tego, co jeszcze zostało, najmniej przyda się { $die }.
rising-reason-reroll = { $count ->
    [one] { $count } kość z tego rzutu do niczego nie pasuje, a przerzut nic nie kosztuje.
    [few] { $count } kości z tego rzutu do niczego nie pasują, a przerzut nic nie kosztuje.
   *[many] { $count } kości z tego rzutu do niczego nie pasuje, a przerzut nic nie kosztuje.
}
rising-reason-wound = { $left ->
    [one] { $card } to zniesie: { $left } pole ran jest jeszcze wolne.
    [few] { $card } to zniesie: { $left } pola ran są jeszcze wolne.
   *[many] { $card } to zniesie: { $left } pól ran jest jeszcze wolnych.
}

## Żetony Zaklęć, leczenie

rising-reason-die = Z tą kością uzyskasz komplet ({ $target }) w około { $chance }% przypadków zamiast w { $before }%.
rising-reason-token = { $count ->
    [one] Do kompletu ({ $target }) brakuje { $count } symbolu, a żeton go zakrywa.
   *[many] Do kompletu ({ $target }) brakuje { $count } symboli, a żetony wszystkich graczy razem je zakrywają.
}
rising-reason-cleanse = { $where }: skażonych pól jest { $count } z { $full }; gdy zapełnią się wszystkie, tamtejsze Miejsce przepadnie.
rising-reason-heal = { $left ->
    [0] { $card } przepadnie na koniec tury, jeśli teraz nie pomoże leczenie.
    [one] { $card } ma już tylko { $left } wolne pole ran.
    [few] { $card } ma { $left } wolne pola ran i najbardziej potrzebuje leczenia.
   *[many] { $card } ma { $left } wolnych pól ran i najbardziej potrzebuje leczenia.
}
rising-reason-later = Teraz pomogłyby tylko kości. Symbole, leczenie i oczyszczanie zachowaj, aż ostatni rzut pokaże, czego brakuje.
rising-reason-keep = Żaden żeton nie da teraz dość dużo: zachowaj go na chwilę, gdy coś dopełni albo kogoś ocali.
